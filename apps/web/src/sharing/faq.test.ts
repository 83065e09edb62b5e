import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { loadMessages } from "../lib/text/messages.ts";
import { faqPage } from "./faq.ts";

type Answered = { name: string; acceptedAnswer: { text: string } };

test.each(languageCodes)(
  "gives every answer in %s, with no sign that search engines don't read",
  async (language) => {
    await loadMessages(language, ["support"]);
    const questions = faqPage(language, null).mainEntity as Answered[];
    expect(questions.length).toBeGreaterThan(25);
    for (const { name, acceptedAnswer } of questions) {
      expect(name).not.toMatch(/[<{]/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(30);
      expect(acceptedAnswer.text.replaceAll(/<\/?(ul|ol|li)>/g, "")).not.toMatch(/[<{]/);
    }
  },
);
