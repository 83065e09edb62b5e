import type { Quote } from "@rihla/contract";
import { expect, test } from "vitest";
import { drawnInFrench } from "../../../lib/page/drawn-page.test-kit.tsx";
import { BeforePaying } from "./before-paying.tsx";

const names = { fr: "Turquie", en: "Türkiye", ar: "تركيا" };
const line = (destination: string, topUp: unknown = null) =>
  ({
    plan: {
      destination,
      kind: "fixed",
      dataBytes: 1 << 30,
      starts: "first-connection",
      installBeforeLeaving: false,
      givingBack: "at-once",
      unusedValidDays: 180,
      topUp: "none",
    },
    destinationNames: names,
    topUp,
  }) as unknown as Quote["lines"][number];

async function textOf(lines: Quote["lines"]): Promise<string> {
  const page = await drawnInFrench(<BeforePaying lines={lines} />, [
    "public",
    "purchase",
    "notes",
    "installTime",
  ]);
  return page.replaceAll(/<[^>]*>/g, " ");
}

test("what is risky about the place stands first before paying", async () => {
  const text = await textOf([line("TR")]);
  const note = text.indexOf("À installer depuis l’Algérie");
  expect(note).toBeGreaterThan(0);
  expect(note).toBeLessThan(text.indexOf("Internet seulement"));
});

test("what may cost money is in sight, the rest one press away", async () => {
  const text = await textOf([line("FR")]);
  const fold = text.indexOf("autres points");
  const risky = text.indexOf("Ce forfait ne se recharge pas");
  expect(risky).toBeGreaterThan(0);
  expect(risky).toBeLessThan(fold);
  for (const calm of ["Internet seulement", "À utiliser avant le", "Remboursable"])
    expect(text.indexOf(calm)).toBeGreaterThan(fold);
});

test("plans that are given back in different ways say each in sight", async () => {
  const [france, spain] = [line("FR"), line("ES")];
  const text = await textOf([france, { ...spain, plan: { ...spain.plan, givingBack: "on-request" } }]);
  const fold = text.indexOf("autres points");
  for (const rule of ["tout de suite, par vous-même", "sur demande"]) {
    expect(text.indexOf(rule)).toBeGreaterThan(0);
    expect(text.indexOf(rule)).toBeLessThan(fold);
  }
});

test("a plan whose days count from installing says so in sight", async () => {
  const early = line("FR");
  const text = await textOf([{ ...early, plan: { ...early.plan, starts: "installation" } }]);
  expect(text.indexOf("À installer avant le")).toBeLessThan(text.indexOf("autres points"));
});

test("who tops up is there already and isn't warned", async () => {
  expect(await textOf([line("TR", { effect: "waits" })])).not.toContain("En Turquie");
});
