import { readFileSync } from "node:fs";
import { languageCodes, locales } from "@rihla/contract/rules";
import { describe, expect, it } from "vitest";
import { dayPaint, drawScreen } from "./drawing/draw-screen.ts";
import { type Guide, loadGuide, makers, subjects } from "./index.ts";
import { sequences } from "./sequences.ts";
import type { GuideWords } from "./words/words.ts";

const all: Guide[] = [];
for (const maker of makers) {
  const { versions } = await loadGuide({ subject: "install", maker, language: "fr" });
  for (const subject of subjects)
    for (const version of versions)
      for (const language of languageCodes)
        for (const menus of languageCodes)
          all.push(await loadGuide({ subject, maker, version: version.key, language, menus }));
}
const steps = all.flatMap((guide) =>
  guide.parts.flatMap((part) => part.steps.map((step) => ({ guide, part, step }))),
);

describe("the guides", () => {
  it("tell every subject for every maker and version, in each language and for each language of the phone", () => {
    const parts = Object.values(sequences).flatMap((of) => Object.keys(of));
    expect(new Set(all.flatMap(({ parts: told }) => told.map(({ key }) => key)))).toEqual(new Set(parts));
    for (const { parts: told } of all) {
      expect(told.length).toBeGreaterThan(0);
      for (const part of told) expect(part.steps.length).toBeGreaterThan(0);
    }
  });

  it("draw every step", () => {
    for (const { step } of steps) expect(step.screen.blocks.length, step.key).toBeGreaterThan(0);
  });

  it("leave no place for a word empty", () => {
    for (const { step, part, guide } of steps) {
      const said = JSON.stringify([step, part.title, guide.title, guide.lead]);
      expect(said, `${guide.maker} ${step.key}`).not.toMatch(/\{touch\}|undefined|""|«\s*»|“”|"[@=]/);
    }
  });

  it("name a menu twice where the phone speaks another language, once where it speaks the reader's", () => {
    for (const { step, guide } of steps) {
      const twice = (step.path ?? []).some(({ reader }) => reader !== undefined);
      if (guide.menus === guide.language) expect(twice, step.key).toBe(false);
    }
    const [start] = steps.filter(
      ({ guide, step }) =>
        guide.maker === "samsung" &&
        guide.language === "fr" &&
        guide.menus === "en" &&
        step.key === "openLines",
    );
    expect(start?.step.path).toEqual([
      { phone: "Settings", reader: "Paramètres" },
      { phone: "Connections", reader: "Connexions" },
    ]);
  });

  it("draw the phone in its own direction, the shop's page in the reader's", () => {
    for (const { step, guide } of steps) {
      const language = step.path || ["confirm", "restart"].includes(step.key) ? guide.menus : guide.language;
      expect(step.rightToLeft, step.key).toBe(locales[language].direction === "rtl");
    }
  });

  it("say another word where an older version has one", async () => {
    const told = await loadGuide({ subject: "install", maker: "samsung", version: "oneui2", language: "en" });
    expect(JSON.stringify(told.parts)).toContain("Add mobile plan");
    const newest = await loadGuide({
      subject: "install",
      maker: "samsung",
      version: "unheard-of",
      language: "en",
    });
    expect(JSON.stringify(newest.parts)).not.toContain("Add mobile plan");
  });

  it("say of a step that its menu's name is doubtful", async () => {
    const { parts } = await loadGuide({ subject: "activate", maker: "iphone", language: "fr" });
    const doubtful = parts.flatMap((part) => part.steps).filter((step) => step.isDoubtful);
    expect(doubtful.map(({ key }) => key)).toEqual(["homeOff"]);
  });

  it("leave out the one tap where the system has none", async () => {
    const { parts } = await loadGuide({
      subject: "install",
      maker: "iphone",
      version: "ios12",
      language: "en",
    });
    expect(parts.map(({ key }) => key)).toEqual(["before", "code", "hand", "finish"]);
  });
});

describe("what the guides name of ours", () => {
  const read = (language: string, namespace: string) =>
    JSON.parse(
      readFileSync(new URL(`../../i18n/src/messages/${language}/${namespace}.json`, import.meta.url), "utf8"),
    );

  it.each(languageCodes)("is called as on the shop's own pages, in %s", async (language) => {
    const { words } = (await import(`./words/${language}.ts`)) as { words: GuideWords };
    expect(words.drawn.esims).toBe(read(language, "esims").title);
    expect(words.drawn.installHere).toBe(read(language, "install").ready.here);
    const { openEsims, copyApn, copyWhole, copyApart } = words.steps;
    for (const { title } of [openEsims, copyApn, copyWhole, copyApart])
      expect(title).toContain(words.drawn.esims);
    for (const key of ["name"] as const) expect(words.steps[key].title).toContain(words.drawn.line);
  });
});

describe("a drawn screen", () => {
  const drawn = new Set(
    steps.map(({ step, guide }) =>
      drawScreen(step.screen, { look: guide.look, rightToLeft: step.rightToLeft, paint: dayPaint }),
    ),
  );

  it("is well-formed: every element is closed, every value quoted, no number is missing", () => {
    for (const svg of drawn) {
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      const open: string[] = [];
      const rest = svg.replaceAll(
        /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<>]*")*)(\/?)>/g,
        (_, end, name, __, alone) => {
          if (end) expect(open.pop()).toBe(name);
          else if (!alone) open.push(name);
          return "";
        },
      );
      expect(open).toEqual([]);
      expect(rest).not.toMatch(/[<>]/);
    }
  });

  it("needs nothing around it: no ids, styles or variables in a file", () => {
    for (const svg of drawn) expect(svg).not.toMatch(/ id=| class=|<style|var\(/);
  });
});
