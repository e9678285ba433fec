/** Finds import cycles in the page's sources: node import_cycles.ts [FOLDER]. Type imports count too. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;

/** Return the modules of a folder, each with the modules that it imports. */
export function importsIn(folder: string): Map<string, string[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile() && /\.tsx?$/.test(file.name));
  const modules = files.map((file) => join(file.parentPath, file.name)).sort();
  const imported = (module: string) =>
    [...readFileSync(module, "utf8").matchAll(IMPORT)].map((found) => resolve(dirname(module), found[1] as string));
  return new Map(modules.map((module) => [module, imported(module).filter((path) => modules.includes(path))]));
}

/** Return one cycle for each import that closes one, in order of import. */
export function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (module: string, path: string[]): void => {
    const start = path.indexOf(module);
    if (start >= 0) cycles.push([...path.slice(start), module]);
    if (start >= 0 || done.has(module)) return;
    for (const next of imports.get(module) ?? []) visit(next, [...path, module]);
    done.add(module);
  };
  for (const module of imports.keys()) visit(module, []);
  return cycles;
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "src"));
  const imports = importsIn(folder);
  if (imports.size === 0) throw new Error(`no modules in ${folder}`);
  const cycles = cyclesIn(imports);
  for (const cycle of cycles) console.error(`import cycle: ${cycle.map((module) => relative(folder, module)).join(" -> ")}`);
  process.exitCode = cycles.length ? 1 : 0;
}
