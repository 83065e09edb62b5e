import type { Quote } from "@rihla/contract";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { loadMessages, messagesOf } from "../../../lib/messages.ts";
import { BeforePaying } from "./before-paying.tsx";

const names = { fr: "Turquie", en: "Türkiye", ar: "تركيا" };
const line = (destination: string, topUp: unknown = null) =>
  ({
    plan: {
      destination,
      kind: "fixed",
      dataBytes: 1 << 30,
      starts: "first-connection",
      unusedValidDays: 180,
      topUp: "none",
    },
    destinationNames: names,
    topUp,
  }) as unknown as Quote["lines"][number];

async function textOf(lines: Quote["lines"]): Promise<string> {
  await loadMessages("fr", ["public", "purchase", "notes"]);
  const root = { visitor: { language: "fr", currency: "DZD", prefix: "/fr" }, catalogue: null };
  const router = createMemoryRouter(
    [{ id: "root", path: "/", loader: () => root, element: <BeforePaying lines={lines} /> }],
    { hydrationData: { loaderData: { root } } },
  );
  return renderToString(
    <IntlProvider locale="fr" messages={messagesOf("fr")} timeZone="Africa/Algiers">
      <RouterProvider router={router} />
    </IntlProvider>,
  ).replaceAll(/<[^>]*>/g, " ");
}

test("what is risky about the place stands first before paying", async () => {
  const text = await textOf([line("TR")]);
  const note = text.indexOf("Installez l’eSIM avant de partir");
  expect(note).toBeGreaterThan(0);
  expect(note).toBeLessThan(text.indexOf("Internet seulement"));
});

test("who tops up is there already and isn't warned", async () => {
  expect(await textOf([line("TR", { effect: "waits" })])).not.toContain("En Turquie");
});
