/** The player's own name: asked for once, then shown, with a button to change it. */
import { useSignal } from "@preact/signals";
import { t } from "../i18n/texts.ts";
import { name, setName } from "./settings.ts";
import { Field } from "./ui.tsx";

export function NameField() {
  const asks = useSignal(!name.value.trim());
  if (!asks.value) {
    return (
      <p class="row">
        {t("playing-as", { name: name.value.trim() })}
        <button class="btn sm" type="button" onClick={() => (asks.value = true)}>
          {t("change-name")}
        </button>
      </p>
    );
  }
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
