/** Builds the page into the server's package: node build.ts [OUT]. Every file is there once more, compressed. */
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

/** The messages of a file of texts, each with its key. */
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

/** What the page may say: all errors, and of the rest what its code names. The rules come when they are asked for. */
const code = source(join(here, "src"));
const families = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] as string);
const said = (key: string) =>
  /^(error|phrase)-/.test(key) || families.some((family) => key.startsWith(family)) || code.includes(`"${key}"`);
const texts: Record<string, string> = {};
for (const lang of languages) {
  const words = [...messages(lang).filter(([key]) => said(key)), ...messages(`page.${lang}`), ...messages(`tables.${lang}`)];
  const rules = messages(`rules.${lang}`);
  const titles = rules.filter(([key]) => said(key) && !/^(rule|intro|deck)-/.test(key)); // those come when asked for
  texts[lang] = hashed(`${lang}.ftl`, [...words, ...titles].map(([, text]) => text).join("\n"));
  texts[`rules-${lang}`] = hashed(`rules-${lang}.ftl`, rules.map(([, text]) => text).join("\n"));
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
const entry = (point: string) => {
  const found = made.find(([, output]) => output.entryPoint?.endsWith(point));
  if (!found) throw new Error(`nothing was made of ${point}`);
  return `assets/${found[0].split("/").at(-1)}`;
};
const script = entry("src/main.tsx");
const style = entry("src/style/index.css");

const fill = (file: string, values: Record<string, string>) =>
  readFileSync(join(here, "src", file), "utf8").replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? `{{${name}}}`);
const version = createHash("sha256").update(script + style + Object.values(texts).join()).digest("hex").slice(0, 12);
writeFileSync(join(out, "index.html"), fill("index.html", { script, style }));
writeFileSync(join(out, "manifest.webmanifest"), fill("manifest.webmanifest", {}));
writeFileSync(join(out, "icon.svg"), fill("icon.svg", {}));
const kept = [script, style, ...made.map(([file]) => `assets/${file.split("/").at(-1)}`), ...Object.values(texts)];
writeFileSync(join(out, "sw.js"), fill("sw.js", { version, files: JSON.stringify([...new Set(kept)]) }));

/** The first play in English: the page, its script and style, the two weights of the type, the words. */
let first = 0;
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
  const later = /^(rules-|fr-|pl-|sw\.js)/.test(file.name) || /-pl-[0-9A-Z]+\.woff2$/.test(file.name);
  const lazy = made.some(([name, output]) => name.endsWith(file.name) && !output.entryPoint && name.endsWith(".js"));
  if (!later && !lazy) first += least;
}
writeFileSync(join(out, "size"), `${first}\n`);
console.log(`Florin: the page is built, ${(first / 1000).toFixed(1)} kB compressed for the first play`);
