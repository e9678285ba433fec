/** Builds the page into the server's package: node build.ts [OUT]. Each file is also written compressed. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, type BuildOptions, type Metafile } from "esbuild";

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

function hashed(name: string, text: string): string {
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const file = name.replace(".", `-${digest}.`);
  writeFileSync(join(assets, file), text);
  return `assets/${file}`;
}

const options = {
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
  legalComments: "none",
  logLevel: "warning",
} satisfies BuildOptions;

/** Return the output made of an entry point. */
function entry({ outputs }: Metafile, point: string): string {
  const found = Object.entries(outputs).find(([, output]) => output.entryPoint?.endsWith(point));
  if (!found) throw new Error(`nothing was made of ${point}`);
  return found[0];
}

/** Return a file and everything that it imports statically. */
function whole(meta: Metafile, file: string): string[] {
  const imports = meta.outputs[file]?.imports ?? [];
  return [file, ...imports.filter(({ kind }) => kind === "import-statement").flatMap(({ path }) => whole(meta, path))];
}

/** Return a test whether code names a message, by its key or its family. */
function namedIn(modules: string[]): (key: string) => boolean {
  const code = modules.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, "utf8")).join("\n");
  const families = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] as string);
  return (key) => families.some((family) => key.startsWith(family)) || code.includes(`"${key}"`);
}

/**
 * The messages that the page needs: its own, the narration, all errors, and otherwise those that its code names. What
 * only code loaded on demand names is in a file of its own, with the reasons of hints and the errors that do not come up
 * at a table, and so are some parts.
 */
const { metafile: plan } = await build({ ...options, define: { TEXTS: "{}" }, write: false });
const inputs = (files: string[]) => files.flatMap((file) => Object.keys(plan.outputs[file]?.inputs ?? {}));
const namedAnywhere = namedIn(Object.keys(plan.inputs));
const namedFirst = namedIn(inputs(whole(plan, entry(plan, "src/main.tsx"))));
const late = (key: string) => /^reason-|^error-(arena|backup|bot|copy|deck|port|processes|record|resume|review|script|store|think|verify)-/.test(key);
const parts = ["rules", "lessons", "puzzles", "setup", "statistics"]; // loaded on demand
const texts: Record<string, string> = {};
for (const lang of languages) {
  const write = (name: string, found: [string, string][]) => (texts[name] = hashed(`${name}.ftl`, found.map(([, text]) => text).join("\n")));
  const given = (key: string) => /^(error|phrase)-/.test(key); // the server names them
  const titles = messages(`rules.${lang}`).filter(([key]) => !/^(rule|intro|deck|guide|aid)-/.test(key));
  const found = [...messages(lang), ...messages(`page.${lang}`), ...titles].filter(([key]) => given(key) || namedAnywhere(key));
  const own = ["narration", "tables"].flatMap((part) => messages(`${part}.${lang}`));
  write(lang, [...found.filter(([key]) => given(key) || namedFirst(key)), ...own].filter(([key]) => !late(key)));
  write(`extras-${lang}`, [...found.filter(([key]) => !given(key) && !namedFirst(key)), ...[...found, ...own].filter(([key]) => late(key))]);
  for (const part of parts) write(`${part}-${lang}`, messages(`${part}.${lang}`));
}

const { metafile } = await build({ ...options, define: { TEXTS: JSON.stringify(texts) } });
const named = (file: string) => `assets/${file.split("/").at(-1)}`;
const script = named(entry(metafile, "src/main.tsx"));
const style = named(entry(metafile, "src/style/index.css"));

const fill = (file: string, values: Record<string, string>) =>
  readFileSync(join(here, "src", file), "utf8").replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? `{{${name}}}`);
const version = createHash("sha256").update(script + style + Object.values(texts).join()).digest("hex").slice(0, 12);
writeFileSync(join(out, "index.html"), fill("index.html", { script, style }));
writeFileSync(join(out, "manifest.webmanifest"), fill("manifest.webmanifest", {}));
writeFileSync(join(out, "icon.svg"), fill("icon.svg", {}));

/** The files of a first play: those for every language, and those for each. The service worker caches the rest on first use. */
const fonts = Object.keys(metafile.outputs).map(named).filter((file) => file.endsWith(".woff2"));
const polish = fonts.filter((file) => file.includes("-pl-"));
const scripts = whole(metafile, entry(metafile, "src/main.tsx")).map(named);
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
