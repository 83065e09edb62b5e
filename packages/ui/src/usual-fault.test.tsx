import { languageCodes } from "@rihla/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadMessages, messagesOf } from "../lib/text/messages.ts";
import { TextField } from "./text-field.tsx";
import { usualFaults } from "./usual-fault.ts";

test("the library's own words are those of the specification, and the shop has them in each language", async () => {
  expect(usualFaults).toEqual({ email: "Invalid email address", url: "Invalid URL" });
  for (const language of languageCodes) {
    await loadMessages(language, ["personal"]);
    const { invalidEmail, invalidUrl } = messagesOf(language).problems.general;
    expect([language, invalidEmail, invalidUrl]).not.toContain(undefined);
  }
});

test("nothing is wrong with a field that nobody has left yet", () => {
  expect(renderToStaticMarkup(<TextField label="E" type="email" defaultValue="nonsense" />)).not.toContain(
    "aria-invalid",
  );
});
