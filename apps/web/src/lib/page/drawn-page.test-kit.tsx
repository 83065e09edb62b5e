import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { loadMessages, type MessageGroup, messagesOf } from "../text/messages.ts";

/** A part of a page as the server draws it for a French visitor. */
export async function drawnInFrench(element: ReactElement, words: readonly MessageGroup[]): Promise<string> {
  await loadMessages("fr", words);
  const root = { visitor: { language: "fr", currency: "DZD", prefix: "/fr" }, catalogue: null };
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToString(
    <IntlProvider locale="fr" messages={messagesOf("fr")} timeZone="Africa/Algiers">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}
