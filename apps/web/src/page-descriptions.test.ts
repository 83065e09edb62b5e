import { languageCodes } from "@rihla/i18n";
import { matchRoutes } from "react-router";
import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { loadMessages, messagesOf } from "./lib/text/messages.ts";
import { describePage } from "./routes/layout/describe-page.ts";
import { routes } from "./routes.ts";
import type { PageHandle } from "./routing.ts";

/** The addresses that the specification has words for search engines for, and whose they are. */
const described = [
  ["/home", "discover"],
  ["/compatibility", "compatibility"],
  ["/packages/FR", "plans"],
  ["/support", "support"],
  ["/profile", "profile"],
  ["/esims", "profile"],
] as const;

const catalogue = { lowestPrice: { amount: 6400, currency: "DZD" }, countryCount: 197 };

describe.each(described)("%s", (address, namespace) => {
  const handle = matchRoutes(routes, address)?.at(-1)?.route.handle as PageHandle;

  test.each(languageCodes)("tells in %s the lowest price and the number of countries", async (language) => {
    expect(handle.meta).toBe(`${namespace}.meta`);
    await loadMessages(language, handle.messages);
    const root = { catalogue, visitor: { language, currency: "DZD" } };
    const t = createTranslator({ locale: language, messages: messagesOf(language) });
    const said = describePage(t, { root, handle, data: {}, failed: false });
    expect(said.title + said.description).toMatch(/\b64\b.*\b190\+/);
  });
});

describe.each(["/home", "/packages/FR", "/packages/FR/PLAN", "/summary"])("%s", (address) => {
  const handle = matchRoutes(routes, address)?.at(-1)?.route.handle as PageHandle;

  test.each(languageCodes)(
    "in %s speaks of dinars to who looks at prices in dinars alone",
    async (language) => {
      await loadMessages(language, handle.messages);
      const t = createTranslator({ locale: language, messages: messagesOf(language) });
      const dinar = /dinar|دينار/;
      for (const [currency, speaks] of [
        ["DZD", true],
        ["USD", false],
      ] as const) {
        const root = { catalogue, visitor: { language, currency } };
        const { description } = describePage(t, { root, handle, data: {}, failed: false });
        expect(dinar.test(description)).toBe(speaks);
      }
    },
  );
});
