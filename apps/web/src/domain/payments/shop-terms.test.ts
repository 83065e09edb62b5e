import { type DataRecipient, dataRecipientRoles, paymentMethods } from "@rihla/contract";
import { brand, languageCodes, locales } from "@rihla/i18n";
import { createTranslator } from "use-intl/core";
import { beforeAll, describe, expect, test } from "vitest";
import { loadMessages, messagesOf } from "../../lib/text/messages.ts";
import { plainTags } from "../../lib/text/rich-text.tsx";
import { shopTerms } from "./shop-terms.ts";

const plain = Object.fromEntries(Object.keys(plainTags).map((tag) => [tag, (text: string) => text]));

describe.each(languageCodes)("in %s", (language) => {
  beforeAll(() => loadMessages(language, ["legal", "support"]));

  const recipientsText = (dataRecipients: DataRecipient[], operators = "none") => {
    const t = createTranslator({
      locale: locales[language].tag,
      messages: messagesOf(language),
      namespace: "legal.privacy",
    });
    const facts = { paymentLinkHours: 48, dataRecipients };
    const values = { ...plain, ...shopTerms(null, facts, language), brand: brand.name[language], operators };
    return t.markup("sections.recipients.body", values);
  };

  // Who carries mails has no name of its own, and who takes payments comes with the methods.
  test.each(dataRecipientRoles.filter((role) => role !== "mail" && role !== "payments"))(
    "the privacy policy names a company that is %s, and says nothing of one that is not there",
    (role) => {
      const name = { fr: "Zawaya", en: "Zawaya", ar: "زوايا" };
      expect(recipientsText([{ role, name }])).toContain(name[language]);
      expect(recipientsText([])).not.toContain(name[language]);
      expect(recipientsText([])).not.toMatch(/none|unknown/);
    },
  );

  test("the privacy policy names who takes payments", () => {
    expect(recipientsText([], "Zawaya")).toContain("Zawaya");
  });

  test("every way to pay has words", () => {
    const written = messagesOf(language).support.methods;
    for (const method of paymentMethods) expect([method, written[method]]).not.toEqual([method, undefined]);
  });

  test("the help says how long a link waits, as it is configured", () => {
    const t = createTranslator({
      locale: locales[language].tag,
      messages: messagesOf(language),
      namespace: "support.questions",
    });
    const answer = (hours: number) =>
      t.markup("gift.a", {
        ...plain,
        ...shopTerms(null, { paymentLinkHours: hours, dataRecipients: [] }, language),
      });
    expect(answer(37)).toContain("37");
    expect(answer(48)).not.toContain("37");
  });
});

test("currencies are named as within a sentence of each language", () => {
  expect(shopTerms(null, null, "fr").currencies).toContain("dollar américain");
  expect(shopTerms(null, null, "en").currencies).toContain("US dollar");
});
