import type { Payment, PaymentMethod } from "@rihla/contract";
import { waitUntil } from "../../processes/wait-until.ts";
import { unlessRefused } from "../ask-shop.ts";
import type { Gateway } from "../gateways/gateway.ts";
import { gateways, otherGateway } from "../gateways/gateways.ts";
import type { Buyer, OpenPage, Placed } from "./buyer.ts";

/** The page on which an order is paid. `final`: refusals after which they do not ask again. */
export function openPage(
  { browser }: Buyer,
  { number, proof }: Placed,
  gateway: Gateway,
  final: readonly string[] = [],
): Promise<OpenPage> {
  const path = `/orders/${number}/payments`;
  return openAny(gateway, (method) => browser.post<Payment>(path, { method, language: "fr" }, proof, final));
}

/**
 * An attempt that got no page is over. Another one is made, as by pressing "try again" or by choosing the other way to
 * pay, since this one may be out for a while.
 */
export async function openAny(
  first: Gateway,
  start: (method: PaymentMethod) => Promise<Pick<Payment, "id" | "redirectUrl" | "status" | "method">>,
): Promise<OpenPage> {
  let gateway = first;
  let opened: OpenPage | undefined;
  const hasOpened = async () => {
    const payment = await unlessRefused(["gateway_unavailable"], () => start(gateway.method));
    if (payment) opened = pageOf(payment);
    else gateway = otherGateway(gateway);
    return opened !== undefined;
  };
  if (!(await waitUntil(hasOpened, patience, 1_000)) || !opened)
    throw new Error(`There was no page of ${first.name} and the other one in two minutes`);
  return opened;
}

const patience = 120_000;

/** Somebody else was quicker: there is nothing left to pay. */
export class PaidByThen extends Error {}

/** It may be an earlier one, of another gateway than was asked for. */
function pageOf(payment: Pick<Payment, "id" | "redirectUrl" | "status" | "method">): OpenPage {
  if (payment.status === "successful") throw new PaidByThen();
  const company = payment.redirectUrl && new URL(payment.redirectUrl).pathname.split("/")[1];
  const gateway = gateways.find(({ name }) => name === company);
  if (!payment.redirectUrl || !gateway)
    throw new Error(`The payment ${payment.id} by ${payment.method} has no page: ${payment.status}`);
  return { payment, gateway, page: gateway.openPage(payment.redirectUrl) };
}

/** Pays on it, and keeps what it said. */
export async function payOn({ note }: Buyer, { page, gateway }: OpenPage): Promise<void> {
  if ((await page.pay()) === "paid") note.paidPages.push({ gateway: gateway.name, ref: page.ref });
}

/** The page that people come back to. */
export const comeBack = (
  { browser }: Buyer,
  { proof }: Pick<Placed, "proof">,
  { payment }: OpenPage,
): Promise<Payment> => browser.get<Payment>(`/payments/${payment.id}`, proof);
