import { readdirSync, readFileSync } from "node:fs";
import { languageCodes } from "@rihla/contract/rules";
import { describe, expect, test } from "vitest";
import { allowedFigures } from "./allowed-figures.ts";
import { figuresIn } from "./figures-in-texts.ts";
import { entriesOf, textsOf } from "./message-arguments.ts";
import { days, hours, namedRule, ruleFigures, withRules } from "./rule-figures.ts";

const folder = new URL("./messages/", import.meta.url);

/** Every message of a language; not the words that people type into the help's search. */
const messagesOf = (language: string): [name: string, message: string][] =>
  readdirSync(new URL(`${language}/`, folder)).flatMap((file) => {
    const tree = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), "utf8"));
    return [...entriesOf(tree)]
      .filter(([key]) => !key.endsWith(".words"))
      .map(([key, message]): [string, string] => [`${file.replace(".json", "")}.${key}`, message]);
  });
/** What guides, their papers and films say: literals in code, where a rule's figure is a constant. */
const guideWords = languageCodes.flatMap((language) => {
  const source = readFileSync(new URL(`../../guides/src/words/${language}.ts`, import.meta.url), "utf8");
  return [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, plain, filled = ""]) => ({
    language,
    text: plain ?? filled.replaceAll(/\$\{[^}]*\}/g, "{figure}"),
  }));
});
const all = languageCodes.flatMap((language) =>
  messagesOf(language).map(([name, message]) => ({ language, name, message })),
);

describe("a figure in a text", () => {
  const used = new Set<string>();
  const found = all.flatMap(({ language, name, message }) =>
    figuresIn(name, textsOf(message), used).map((figure) => `${language} ${name}: ${figure}`),
  );
  const inGuides = guideWords.flatMap(({ language, text }) =>
    figuresIn("guides", [{ text, isCounted: false }], used).map((figure) => `${language} ${figure}`),
  );

  test("comes from a rule or from what the screen knows, unless the list of others has it with its reason", () => {
    expect(found).toEqual([]);
  });

  test("is none of a rule's in a step of the guides either, so that paper and film say the same", () => {
    expect(guideWords.length).toBeGreaterThan(300);
    expect(inGuides).toEqual([]);
  });

  test("is in that list only as long as a text says it", () => {
    const listed = allowedFigures.flatMap(({ says, in: where }) =>
      says.map((one) => `${where ?? ""} ${one}`),
    );
    expect(listed.filter((one) => !used.has(one))).toEqual([]);
  });

  test.each([
    "Remboursable 24 h",
    "خلال ٢٤ ساعة",
    "valable dix minutes",
    "within two days",
    "its last four digits",
    "بعد ثلاثة أشهر",
    "خلال يومين",
    "{kind, select, none {} other {, 7 jours}}",
  ])("is found in “%s”", (message) => {
    expect(figuresIn("orders.planted", textsOf(message), new Set())).not.toEqual([]);
  });

  test.each([
    "Remboursable {rules.refundWindow}",
    "{count, plural, =0 {rien} one {un jour} other {# jours}}",
    "{days, plural, one {يوم واحد} two {يومين} few {# أيام} other {# يوم}}",
    "les deux codes",
  ])("is not seen in “%s”", (message) => {
    expect(figuresIn("orders.planted", textsOf(message), new Set())).toEqual([]);
  });
});

describe("a rule that texts say", () => {
  test("is said by one of them at least, and known", () => {
    const said = new Set(
      all.flatMap(({ message }) => [...message.matchAll(namedRule)].map(([, name]) => name)),
    );
    expect([...said].toSorted()).toEqual(Object.keys(ruleFigures).toSorted());
  });

  const changed = { ...ruleFigures, refundWindow: hours(14 * 24), failureReport: days(10) };
  test.each([
    ["refundWindow", { fr: "14 jours", en: "14 days", ar: "14 يومًا" }],
    ["failureReport", { fr: "10 jours", en: "10 days", ar: "10 أيام" }],
  ] as const)("is said anew by every text once it changes: %s", (rule, words) => {
    const telling = all.filter(({ message }) => message.includes(`{rules.${rule}}`));
    expect(telling.length).toBeGreaterThan(0);
    for (const { language, name, message } of telling) {
      const said = withRules(message, language, changed).replaceAll("\u00a0", " ");
      expect(said, `${language} ${name}`).toContain(words[language]);
    }
  });

  test("and is unknown is an error: no text goes out with a hole", () => {
    expect(() => withRules("{rules.nothing}", "fr")).toThrow("nothing");
  });
});
