/** A button that lets the player choose a file. */
import { Sym } from "../games/common/symbols.tsx";

interface FileButtonProps {
  look: "btn" | "quiet";
  label: string;
  accept: string;
  take: (file: File) => void;
}

export function FileButton({ look, label, accept, take }: FileButtonProps) {
  return (
    <label class={`${look} upload`}>
      <Sym id="i-log" class="ic" />
      {label}
      <input
        class="vh"
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = ""; // so that the same file can be chosen again
          if (file) take(file);
        }}
      />
    </label>
  );
}
