import { type AlertKind, alertKinds, type Language } from "@rihla/contract";
import type { PlacedEsimRow } from "../../esims/index.ts";
import { alertAction, alertWords } from "../usage-alerts/alert-words.ts";
import { alertMail } from "./alert-mail.ts";
import { notToppedUpMail, rechargeMail } from "./recharge-mails.ts";
import {
  at,
  by,
  dataBytes,
  destinationNames,
  type Named,
  order,
  plan,
  refundSample,
} from "./sample-order.test-kit.ts";

/** In use in France, four fifths used. */
export const seenEsim = {
  id: "1",
  destinationNames,
  label: null,
  place: { number: 1, of: 1 },
  totalBytes: dataBytes,
  usedBytes: dataBytes * 0.8,
  readAt: at,
  dataEndsAt: new Date("2026-11-24T13:05:00Z"),
  expiresAt: by,
  connectedAt: at,
  connectedExactly: true,
  plan: { kind: "fixed", dataBytes, topUp: "data-and-days", destination: "FR" },
} as PlacedEsimRow;

function actionOf(kind: AlertKind, language: Language) {
  const { action, path } = alertAction(kind, seenEsim, language);
  return { action, url: `https://rihla.example${path}` };
}

export const esimMails = (language: Language): Named[] => [
  ...alertKinds.flatMap((kind): Named[] =>
    [1, 2].map((count) => [
      `${kind}, ${count}`,
      alertMail({
        ...order(language),
        kind,
        esims: Array.from({ length: count }, () => ({
          ...alertWords(kind, seenEsim, { language, ownZone: undefined }),
          ...actionOf(kind, language),
        })),
        esimsUrl: "https://rihla.example/esims",
        choicesUrl: "https://rihla.example/mails",
        oneClickUrl: "https://rihla.example/api/mails",
      }),
    ]),
  ),
  ...(["extends", "waits", "refused"] as const).map(
    (what): Named => [
      `top-up ${what}`,
      rechargeMail({
        ...order(language),
        ...plan(language),
        what,
        automatic: what === "extends",
        refund: what === "refused" ? refundSample(language) : undefined,
        esimUrl: "https://rihla.example/details/1",
      }),
    ],
  ),
  ...(["noMoney", "overCeiling", "notPossible"] as const).map(
    (why): Named => [
      `not topped up, ${why}`,
      notToppedUpMail({
        ...order(language),
        ...plan(language),
        why,
        esimUrl: "https://rihla.example/details/1",
      }),
    ],
  ),
];
