/** Lets Node import .tsx files: on its own it strips types, but does not know JSX. */
import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

registerHooks({
  load(url, context, next) {
    if (!url.endsWith(".tsx")) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), "utf8"), { loader: "tsx", jsx: "automatic", jsxImportSource: "preact" });
    return { format: "module", source: code, shortCircuit: true };
  },
});
