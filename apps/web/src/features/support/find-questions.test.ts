import { readFileSync } from "node:fs";
import type { Language } from "@rihla/contract";
import { describe, expect, test } from "vitest";
import { findQuestions } from "./find-questions.ts";

type Written = { questions: Record<string, { q: string; a: string; words: string }> };

function questionsIn(language: Language) {
  const file = new URL(`../../../../../packages/i18n/src/messages/${language}/support.json`, import.meta.url);
  const { questions } = JSON.parse(readFileSync(file, "utf8")) as Written;
  return Object.entries(questions).map(([id, { q, a, words }]) => ({
    id,
    title: q,
    words,
    answer: a.replaceAll(/<[^>]+>/g, " "),
  }));
}

const asked: Record<Language, [typed: string, first: string][]> = {
  fr: [
    ["remboursement", "refund"],
    ["REMBOURSER", "refund"],
    ["comment annuler ma commande", "refund"],
    ["hotspot", "hotspot"],
    ["illimite", "unlimited"],
    ["qr code déjà utilisé", "stuck"],
    ["pas d'internet", "offline"],
    ["facture", "receipt"],
    ["dubai", "rules"],
    ["baridimob", "methods"],
    ["imei eid", "compatible"],
    ["recharger", "topup"],
    ["vol", "lost"],
  ],
  en: [
    ["refund", "refund"],
    ["card declined", "refused"],
    ["tethering", "hotspot"],
    ["which phones", "compatible"],
    ["delete my account", "data"],
    ["spam", "code"],
  ],
  ar: [
    ["استرجاع المال", "refund"],
    ["إسترداد", "refund"],
    ["الشريحة لا تعمل", "offline"],
    ["الذهبيه", "methods"],
    ["تركيا", "rules"],
    ["حذفت الشريحة", "deleted"],
  ],
};

describe.each(["fr", "en", "ar"] as const)("in %s", (language) => {
  const questions = questionsIn(language);

  test.each(asked[language])("%s is answered by #%s first", (typed, first) => {
    expect(findQuestions(questions, typed)[0]).toBe(first);
  });

  test("each question is found by its own words", () => {
    for (const { id, title } of questions)
      expect([title, findQuestions(questions, title)[0]]).toEqual([title, id]);
  });

  test("what nobody asks finds nothing", () => {
    expect(findQuestions(questions, "zzzz")).toEqual([]);
    expect(findQuestions(questions, "؟ !")).toEqual([]);
  });
});

test("what fits a little is left out where something fits well", () => {
  const found = findQuestions(questionsIn("fr"), "remboursement");
  expect(found.length).toBeLessThan(5);
});
