import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { test } from "node:test";
import { cyclesIn, importsIn } from "../import_cycles.ts";

/** Return the import cycles of modules with these texts. */
function cycles(modules: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "florin-"));
  try {
    for (const [path, text] of Object.entries(modules)) {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return cyclesIn(importsIn(folder)).map((cycle) => cycle.map((module) => relative(folder, module)).join(" "));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a cycle through several folders is found, whatever kind of import closes it", () => {
  const shared = { "a.ts": 'import { b } from "./x/b.tsx";\n', "x/b.tsx": 'export * from "../y/c.ts";\n' };
  assert.deepEqual(cycles({ ...shared, "y/c.ts": 'import type { A } from "../a.ts";\n' }), ["a.ts x/b.tsx y/c.ts a.ts"]);
  assert.deepEqual(cycles({ ...shared, "y/c.ts": 'const a = await import("../a.ts");\n' }), ["a.ts x/b.tsx y/c.ts a.ts"]);
  assert.deepEqual(cycles({ ...shared, "y/c.ts": 'import {\n  a,\n} from "../a.ts";\n' }), ["a.ts x/b.tsx y/c.ts a.ts"]);
});

test("two ways to one module are no cycle, and packages are ignored", () => {
  const modules = { "a.ts": 'import "./b.ts";\nimport "./c.ts";\n', "b.ts": 'import "./c.ts";\n', "c.ts": 'import "preact";\n' };
  assert.deepEqual(cycles(modules), []);
});

test("cycles apart from each other are all found", () => {
  const modules = { "a.ts": 'import "./b.ts";', "b.ts": 'import "./a.ts";', "c.ts": 'import "./c.ts";' };
  assert.deepEqual(cycles(modules), ["a.ts b.ts a.ts", "c.ts c.ts"]);
});
