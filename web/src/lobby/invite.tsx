/** A link to send: to copy, to share, or as a QR code. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CopyButton } from "../app/copy_button.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { t } from "../i18n/texts.ts";

export function Invite({ link, title, small }: { link: string; title: string; small?: boolean }) {
  const path = useSignal<{ d: string; size: number } | null>(null);
  useEffect(() => {
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(link, { ecc: "L", border: 2 });
      const cells = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
      path.value = { d: cells.join(""), size };
    });
  }, [link]);
  return (
    <div class={`invite${small ? " small" : ""}`}>
      {path.value && (
        <svg class="qr" viewBox={`0 0 ${path.value.size} ${path.value.size}`} role="img" aria-label={t("qr-label")}>
          <rect width="100%" height="100%" fill="#fff" />
          <path d={path.value.d} fill="#000" />
        </svg>
      )}
      <div>
        <label>
          <span class="lbl">{title}</span>
          <input class="link" type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="row">
          <CopyButton text={link} label={t("copy-link")} />
          {"share" in navigator && (
            <button class="btn" type="button" onClick={() => void navigator.share({ title: "Florin", url: link }).catch(() => {})}>
              <Sym id="i-share" class="ic" />
              {t("share")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
