import type { EsimSummary } from "@rihla/contract";
import { languageCodes } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { esimOnHome, forgetOnHome, isRunning } from "./esim-on-home.ts";
import { noteEsims, noteOrderEsims } from "./note-esims.ts";

const lying = new Map<string, string>();
openStorage("device", {
  entries: () => lying,
  write: (key, value) => void (value === undefined ? lying.delete(key) : lying.set(key, value)),
  onChange: () => {},
});
const esim = (id: string, own: Partial<EsimSummary> = {}) =>
  ({
    id,
    destination: "TR",
    destinationNames: { fr: "Turquie", en: "Türkiye", ar: "تركيا" },
    flag: "tr",
    status: "new",
    kind: "fixed",
    totalBytes: 5,
    remainingBytes: 3,
    ...own,
  }) as EsimSummary;

test("home shows the eSIM in use before one that is newer, and how much of it is left", () => {
  noteEsims([esim("newest"), esim("used", { status: "in_use" })]);
  expect(esimOnHome()).toMatchObject({ id: "used", left: { bytes: 3, of: 5 } });
  noteEsims([esim("newest"), esim("older", { kind: "unlimited" })]);
  expect(esimOnHome()).toMatchObject({ id: "newest" });
});

test("the one that somebody travels with runs until its days are over, and may be topped up where its plan allows it", () => {
  const running = (own: Partial<EsimSummary>) => {
    noteEsims([esim("one", { status: "in_use", topUp: "data-and-days", expiresAt: null, ...own })]);
    return esimOnHome();
  };
  const until = running({ expiresAt: "2026-12-19T12:00:00Z" });
  expect(until && [isRunning(until, Date.parse("2026-12-19T11:59:00Z"))]).toEqual([true]);
  expect(until && [isRunning(until, Date.parse("2026-12-19T12:00:00Z"))]).toEqual([false]);
  expect(running({ status: "depleted" })?.running).toEqual({ until: null, canRecharge: true });
  expect(running({ topUp: "none" })?.running?.canRecharge).toBe(false);
  expect(running({ status: "new" })?.running).toBeUndefined();
});

test("who has none left sees none, and what is kept says nothing that installs one", () => {
  noteEsims([Object.assign(esim("one"), { iccid: "8901" })]);
  expect([...lying.values()].join()).not.toContain("8901");
  noteEsims([]);
  expect(esimOnHome()).toBeUndefined();
});

test("a guest sees the one that they travel with until it has ended or its order is forgotten here, and none that waits", () => {
  noteEsims([]);
  noteOrderEsims("A", [esim("waits")]);
  expect(esimOnHome()).toBeUndefined();
  noteOrderEsims("A", [esim("waits"), Object.assign(esim("used", { status: "in_use" }), { iccid: "8901" })]);
  expect(esimOnHome()).toMatchObject({ id: "used", order: "A", left: { bytes: 3, of: 5 } });
  expect([...lying.values()].join()).not.toContain("8901");
  noteOrderEsims("B", [esim("other")]);
  expect(esimOnHome()).toMatchObject({ order: "A" });
  noteOrderEsims("A", [esim("used", { status: "expired" })]);
  expect(esimOnHome()).toBeUndefined();
  noteOrderEsims("A", [esim("used", { status: "in_use" })]);
  forgetOnHome((order) => order === "B");
  expect(esimOnHome()).toMatchObject({ order: "A" });
  forgetOnHome((order) => order === "A");
  expect(esimOnHome()).toBeUndefined();
});

test("one that was kept before a language came to the shop is not shown without a name", () => {
  const { id, destination, destinationNames } = esim("one");
  for (const missing of languageCodes) {
    lying.set(
      "home-esim",
      JSON.stringify({ id, destination, names: { ...destinationNames, [missing]: undefined } }),
    );
    openStorage("device", { entries: () => lying, write: () => {}, onChange: () => {} });
    expect([missing, esimOnHome()]).toEqual([missing, undefined]);
  }
});
