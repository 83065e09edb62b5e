import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { loadMessages, messagesOf } from "./messages.ts";

test("what a field says of an address by itself, the shop has words for in each language", async () => {
  for (const language of languageCodes) {
    await loadMessages(language, ["personal"]);
    const { invalidEmail, invalidUrl } = messagesOf(language).problems.general;
    expect([language, invalidEmail, invalidUrl]).not.toContain(undefined);
  }
});
