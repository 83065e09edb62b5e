import type { Names, Plan } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { describePlan } from "../../messages/index.ts";
import type { DisputeRow, PaymentRow } from "../../payments/index.ts";

type Told = { at: Date; id: string | null; state: string; note: string | null };
export type Purchase = {
  dispute: Pick<DisputeRow, "reference" | "reason" | "amount" | "currency" | "openedAt">;
  payment: Pick<
    PaymentRow,
    "orderNumber" | "amount" | "currency" | "card" | "gatewayRef" | "paidAt" | "paysFor"
  >;
  /** Null of a top-up of a wallet. */
  bought: {
    /** `email` masked; null once its buyer was erased. */
    order: {
      number: string;
      createdAt: Date;
      termsAcceptedAt: Date;
      compatibilityConfirmedAt: Date;
      email: string | null;
      billingCountry: string;
    };
    lines: readonly {
      destinationNames: Names;
      quantity: number;
      days: number;
      plan: Pick<Plan, "kind" | "dataBytes">;
    }[];
    esims: readonly { id: string; iccid: string | null; usedBytes: number; readAt: Date | null }[];
    mails: readonly Told[];
    moves: readonly Told[];
  } | null;
};

/** In English, the language in which gateways and banks take proof. Moments in UTC, the oldest first. */
export function proofOf(purchase: Purchase): string {
  // Their forms know no spaces but this one.
  return linesOf(purchase).join("\n").replaceAll("\u00a0", " ");
}

function linesOf({ dispute, payment, bought }: Purchase): string[] {
  const head = [
    `Dispute ${dispute.reference} (${dispute.reason}) of ${moneyText(dispute)}, opened ${moment(dispute.openedAt)}`,
    `Payment of ${moneyText(payment)}${payment.card ? ` by card ${payment.card}` : ""}, ${payment.paidAt ? moment(payment.paidAt) : "not settled"}, reference ${payment.gatewayRef ?? "none"}`,
  ];
  if (!bought) return [...head, `It was credited to a wallet in our shop as top-up ${payment.orderNumber}.`];
  const { order, lines, esims, mails, moves } = bought;
  const goods = lines.map(
    ({ destinationNames, quantity, days, plan }) =>
      `- ${quantity} x eSIM for ${destinationNames.en}: ${describePlan("en", plan, days)}`,
  );
  return [
    ...head,
    "",
    `Order ${order.number}, placed ${moment(order.createdAt)}, for ${order.email ?? "an account that was deleted"}, country ${order.billingCountry}`,
    ...goods,
    `Terms of sale accepted: ${moment(order.termsAcceptedAt)}`,
    `Compatibility of the phone confirmed: ${moment(order.compatibilityConfirmedAt)}`,
    "",
    ...esims.flatMap((esim) => [...lifeOf(esim, moves), ""]),
    "E-mails to the buyer:",
    ...mails.map(({ at, state, note }) => `- ${moment(at)} ${[note, state].filter(Boolean).join(", ")}`),
  ];
}

/** Delivered, installed, connected: each with its moment. */
function lifeOf(
  { id, iccid, usedBytes, readAt }: NonNullable<Purchase["bought"]>["esims"][number],
  moves: readonly Told[],
): string[] {
  const words: Readonly<Record<string, string>> = {
    issued: "delivered to the buyer",
    installing: "being installed on a phone",
    onboard: "installed on a phone",
    in_use: "connected to a network and used",
    depleted: "all its data used",
  };
  const steps = moves.flatMap(({ id: of, at, state }) =>
    of === id && words[state] ? [`- ${moment(at)} ${words[state]}`] : [],
  );
  const used = readAt
    ? [`- ${moment(readAt)} ${formatData(usedBytes, "en")} used, as the operator counts it`]
    : [];
  return [`eSIM ${iccid ? `with ICCID ending ${iccid.slice(-4)}` : "not issued"}:`, ...steps, ...used];
}

/** Not as the shop writes days: an American bank would take 03/05 for the fifth of March. */
const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
/** With its code: a sign alone is several countries' dollar. */
const moneyText = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${formatMoney({ amount, currency }, "en")} ${currency}`;
