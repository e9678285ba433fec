import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../browser.ts";

open("", "http://localhost:4321/");
Object.defineProperty(globalThis, "navigator", { value: { languages: ["pl"] }, configurable: true });
localStorage.setItem("florin-pauses", "off");
const { reducesMotion, tempo } = await import("../../src/app/settings.ts");

test("players who had turned pauses off keep it that way", () => {
  assert.equal(tempo.value, "0");
});

test("a new setting is stored, also where motion is reduced", () => {
  tempo.value = "3";
  assert.ok(reducesMotion());
  assert.equal(localStorage.getItem("florin-tempo"), "3");
});
