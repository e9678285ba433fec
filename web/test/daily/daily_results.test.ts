import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../browser.ts";

open("", "http://localhost:4321/");
const { dayOf, daysPlayed, streak } = await import("../../src/daily/daily_results.ts");
type Result = Parameters<typeof daysPlayed>[0][number];

const played = (day: string, on: string) => ({ table: `daily-court-${day.replaceAll("-", "")}-0123`, date: Date.parse(on) }) as Result;

test("a table of the deal of the day names its day, and no other table does", () => {
  assert.equal(dayOf("daily-card-20261118-0123456789abcdef"), "2026-11-18");
  assert.equal(dayOf("0123456789abcdef"), null);
});

test("a deal that was played late is no part of a streak", () => {
  const all = [played("2026-11-17", "2026-11-17T12:00Z"), played("2026-11-18", "2026-11-19T01:00Z"), played("2026-11-16", "2026-11-19T12:00Z")];
  assert.equal(streak(daysPlayed(all), "2026-11-19"), 2);
  assert.equal(streak(daysPlayed(all, true), "2026-11-19"), 3);
});
