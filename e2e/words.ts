import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@rihla/contract";
import { locales, unbroken } from "@rihla/i18n";
import type { Messages } from "@rihla/i18n/messages";
import { withRules } from "@rihla/i18n/rule-figures";
import { createTranslator } from "use-intl/core";

const folder = new URL("../packages/i18n/src/messages/", import.meta.url);

function messagesIn(language: Language): Messages {
  const files = readdirSync(new URL(`${language}/`, folder));
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), "utf8"), (_, value) =>
      typeof value === "string" ? unbroken(withRules(value, language)) : value,
    );
  return Object.fromEntries(files.map((file) => [file.replace(".json", ""), read(file)])) as Messages;
}

const messages = { fr: messagesIn("fr"), en: messagesIn("en"), ar: messagesIn("ar") };

/** The shop's own texts, so that journeys look for what people read and no text is typed twice: `t("checkout.pay")`. */
export function wordsOf(language: Language) {
  return createTranslator({
    locale: locales[language].tag,
    messages: messages[language],
    timeZone: "Africa/Algiers",
    onError: (error) => {
      throw error;
    },
  });
}

export type Words = ReturnType<typeof wordsOf>;

/** For names that go on with something else, such as a price: `Payer 66 DA`. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?=\\s|$)`);
}
