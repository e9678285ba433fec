/** Builds the page into the server's package: node build.ts [OUT]. Each file is also written compressed. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = import.meta.dirname;
const out = process.argv[2] ?? join(here, "../src/florin/server/page");
const assets = join(out, "assets");
const locale = join(here, "../src/florin/locale");
const languages = ["en", "fr", "pl"];

rmSync(out, { recursive: true, force: true });
mkdirSync(assets, { recursive: true });

/** Return the messages of a Fluent file, each with its key. */
function messages(name: string): [string, string][] {
  const parts = readFileSync(join(locale, `${name}.ftl`), "utf8").split(/^(?=[a-z][\w-]* =)/m);
  return parts.slice(1).map((part) => [part.slice(0, part.indexOf(" ")), part.replace(/^#.*\n?/gm, "").trimEnd()]);
}

function source(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"))
    .join("\n");
}

function hashed(name: string, text: string): string {
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const file = name.replace(".", `-${digest}.`);
  writeFileSync(join(assets, file), text);
  return `assets/${file}`;
}

/**
 * The messages that the page needs: its own, the narration, all errors, and otherwise those that its code names. Some
 * parts are loaded on demand.
 */
const code = source(join(here, "src"));
const families = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] as string);
const said = (key: string) =>
  /^(error|phrase)-/.test(key) || families.some((family) => key.startsWith(family)) || code.includes(`"${key}"`);
const parts = ["rules", "lessons", "setup", "statistics"]; // loaded on demand
const texts: Record<string, string> = {};
for (const lang of languages) {
  const own = ["narration", "page", "tables"].flatMap((part) => messages(`${part}.${lang}`));
  const words = [...messages(lang).filter(([key]) => said(key)), ...own];
  const titles = messages(`rules.${lang}`).filter(([key]) => said(key) && !/^(rule|intro|deck|guide|aid)-/.test(key));
  texts[lang] = hashed(`${lang}.ftl`, [...words, ...titles].map(([, text]) => text).join("\n"));
  for (const part of parts) {
    texts[`${part}-${lang}`] = hashed(`${part}-${lang}.ftl`, messages(`${part}.${lang}`).map(([, text]) => text).join("\n"));
  }
}

const result = await build({
  entryPoints: { app: join(here, "src/main.tsx"), style: join(here, "src/style/index.css") },
  outdir: assets,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  metafile: true,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file", ".svg": "text" },
  jsx: "automatic",
  jsxImportSource: "preact",
  define: { TEXTS: JSON.stringify(texts) },
  legalComments: "none",
  logLevel: "warning",
});

const made = Object.entries(result.metafile.outputs);
const named = (file: string) => `assets/${file.split("/").at(-1)}`;
const entry = (point: string) => {
  const found = made.find(([, output]) => output.entryPoint?.endsWith(point));
  if (!found) throw new Error(`nothing was made of ${point}`);
  return found[0];
};
/** Return a file and everything that it imports statically. */
const whole = (file: string): string[] => {
  const imports = result.metafile.outputs[file]?.imports ?? [];
  return [file, ...imports.filter(({ kind }) => kind === "import-statement").flatMap(({ path }) => whole(path))];
};
const script = named(entry("src/main.tsx"));
const style = named(entry("src/style/index.css"));

const fill = (file: string, values: Record<string, string>) =>
  readFileSync(join(here, "src", file), "utf8").replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? `{{${name}}}`);
const version = createHash("sha256").update(script + style + Object.values(texts).join()).digest("hex").slice(0, 12);
writeFileSync(join(out, "index.html"), fill("index.html", { script, style }));
writeFileSync(join(out, "manifest.webmanifest"), fill("manifest.webmanifest", {}));
writeFileSync(join(out, "icon.svg"), fill("icon.svg", {}));

/** The files of a first play: those for every language, and those for each. The service worker caches the rest on first use. */
const fonts = made.map(([file]) => named(file)).filter((file) => file.endsWith(".woff2"));
const polish = fonts.filter((file) => file.includes("-pl-"));
const scripts = whole(entry("src/main.tsx")).map(named);
const files = [...new Set([...scripts, style, ...fonts.filter((file) => !polish.includes(file))])];
const spoken = Object.fromEntries(languages.map((lang) => [lang, [texts[lang] as string, ...(lang === "pl" ? polish : [])]]));
writeFileSync(join(out, "sw.js"), fill("sw.js", { version, files: JSON.stringify(files), spoken: JSON.stringify(spoken) }));

const sizes = new Map<string, number>(); // bytes, compressed
for (const file of readdirSync(out, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())) {
  const path = join(file.parentPath, file.name);
  const bytes = readFileSync(path);
  let least = bytes.length;
  if (extname(path) !== ".woff2") {
    const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(`${path}.br`, small);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    least = small.length;
  }
  sizes.set(file.parentPath === out ? file.name : named(file.name), least);
}
const always = ["index.html", "icon.svg", "manifest.webmanifest", "sw.js", ...files];
const weight = (lang: string) => [...always, ...(spoken[lang] ?? [])].reduce((sum, file) => sum + (sizes.get(file) as number), 0);
const first = Math.max(...languages.map(weight));
writeFileSync(join(out, "size"), `${first}\n`);
console.log(`Florin: the page is built, ${(first / 1000).toFixed(1)} kB compressed for the first play in the longest language`);
