import type { Language } from "@rihla/contract";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { loadMessages, type MessageGroup, messagesOf } from "../text/messages.ts";

/** A part of a page as the server draws it for a French visitor. */
export const drawnInFrench = (element: ReactElement, words: readonly MessageGroup[]): Promise<string> =>
  drawnIn("fr", element, words);

export async function drawnIn(
  language: Language,
  element: ReactElement,
  words: readonly MessageGroup[],
): Promise<string> {
  await loadMessages(language, words);
  const root = { visitor: { language, currency: "DZD", prefix: `/${language}` }, catalogue: null };
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToString(
    <IntlProvider locale={language} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}
