/** The field for the player's own name, remembered in this browser. */
import { t } from "../i18n/texts.ts";
import { name, setName } from "./settings.ts";
import { Field } from "./ui.tsx";

export function NameField() {
  return (
    <Field label={t("your-name")}>
      <input
        type="text"
        maxLength={30}
        value={name.value}
        placeholder={t("guest")}
        autocomplete="nickname"
        onInput={(event) => setName(event.currentTarget.value)}
      />
    </Field>
  );
}
