import type { Catalogue, OfferedMethod } from "@rihla/contract";
import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { loadMessages, messagesOf } from "../lib/text/messages.ts";
import { faqPage } from "./faq.ts";

type Answered = { name: string; acceptedAnswer: { text: string } };

test.each(languageCodes)(
  "gives every answer in %s, with no sign that search engines don't read",
  async (language) => {
    await loadMessages(language, ["support"]);
    const questions = faqPage(language, null, null).mainEntity as Answered[];
    expect(questions.length).toBeGreaterThan(25);
    for (const { name, acceptedAnswer } of questions) {
      expect(name).not.toMatch(/[<{]/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(30);
      expect(acceptedAnswer.text.replaceAll(/<\/?(ul|ol|li)>/g, "")).not.toMatch(/[<{]/);
    }
  },
);

/** A shop that is set up with these ways to pay and this fee. */
const shopWith = (methods: OfferedMethod["method"][], fee = 0) =>
  ({
    paymentMethods: methods.map((method) => ({ method })),
    serviceFee: { amount: fee, currency: "DZD" },
  }) as unknown as Catalogue;

test.each(languageCodes)(
  "tells in %s of paying what this shop is set up with, and nothing else",
  async (language) => {
    await loadMessages(language, ["support"]);
    const { methods: names, questions } = messagesOf(language).support;
    const answer = (catalogue: Catalogue | null) =>
      (faqPage(language, null, catalogue).mainEntity as Answered[]).find(
        ({ name }) => name === questions.methods.q,
      )?.acceptedAnswer.text;
    const [some, others] = [
      answer(shopWith(["cib", "paypal"])),
      answer(shopWith(["edahabia", "wallet"], 12_300)),
    ];
    for (const [text, told, untold] of [
      [some, ["cib", "paypal"], ["edahabia", "card", "none"]],
      [others, ["edahabia"], ["cib", "paypal", "card", "none"]],
      [answer(null), ["none"], ["cib", "paypal", "edahabia", "card"]],
    ] as const) {
      for (const method of told) expect(text).toContain(names[method]);
      for (const method of untold) expect(text).not.toContain(names[method]);
    }
    expect([some?.includes("123"), others?.includes("123")]).toEqual([false, true]);
  },
);
