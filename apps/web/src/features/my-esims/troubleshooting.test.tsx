import type { Esim } from "@rihla/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { loadMessages, messagesOf } from "../../lib/text/messages.ts";
import { Troubleshooting, type TroubleshootingParts } from "./troubleshooting.tsx";

const parts: TroubleshootingParts = {
  questions: (_, begun) => <i>questions {begun ? "begun" : "waiting"}</i>,
  repair: () => <i>repair</i>,
  report: () => <i>report</i>,
  reported: () => <i>earlier report</i>,
};

async function shown(status: Esim["status"], open?: true): Promise<string> {
  await loadMessages("fr", ["public", "personal"]);
  const text = renderToStaticMarkup(
    <IntlProvider locale="fr" messages={messagesOf("fr")} timeZone="Africa/Algiers">
      <Troubleshooting esim={{ status } as Esim} parts={parts} {...(open && { open })} />
    </IntlProvider>,
  );
  return text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const question = "Ça ne marche pas ?";

test.each([
  ["new", undefined, `${question} earlier report`],
  ["new", true, `${question} repair questions waiting report`],
  ["onboard", true, `${question} questions begun repair report`],
  ["depleted", true, `${question} questions begun repair report`],
  ["user_deleted", undefined, `${question} repair report`],
  ["canceled", undefined, "report"],
] as const)("an eSIM that is %s (opened: %s) shows: %s", async (status, open, expected) => {
  expect(await shown(status, open)).toBe(expected);
});
