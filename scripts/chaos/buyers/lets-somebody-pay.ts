import type { PayableByLink, PaymentByLink, PaymentMethod } from "@rihla/contract";
import { paymentLinkProblems } from "@rihla/contract";
import { waitUntil } from "../../processes/wait-until.ts";
import { unlessRefused } from "../ask-shop.ts";
import type { Gateway } from "../gateways/gateway.ts";
import { anyGateway, otherGateway } from "../gateways/gateways.ts";
import type { Buyer, Currency, OpenPage, Placed } from "./buyer.ts";
import { comeBack, openAny, openPage, PaidByThen, payOn } from "./open-page.ts";
import { placeOrder } from "./place-order.ts";

const ways = [
  [30, "one relative pays"],
  [20, "two pay at once by the same gateway"],
  [20, "two pay at once by different gateways"],
  [15, "the traveller pays too"],
  [15, "the link is withdrawn while the relative is at the gateway"],
  [15, "the link ends while the relative is at the gateway"],
  [10, "the link was withdrawn before"],
  [5, "nobody pays"],
] as const;

/** Why a payer is sent away before paying, which is an answer too. */
const sentAway = [...paymentLinkProblems, "payment_pending", "payment_page_open", "order_not_payable"];

/** A traveller who sends a link to a relative. */
export async function letSomebodyPay(buyer: Buyer, currency: Currency): Promise<void> {
  const { browser, random, note, interventions } = buyer;
  const way = random.pick(ways);
  note.way = `link: ${way}`;
  const placed = await placeOrder(buyer, currency);
  const link = `/orders/${placed.number}/payment-link`;
  const { token } = await browser.post<{ token: string }>(link, {}, placed.proof);
  const gateway = anyGateway(random, currency);
  const relative = (through: Gateway, atTheGateway?: () => Promise<void>) =>
    payByLink(buyer, token, through, atTheGateway);
  const withdraw = () => browser.remove(link, placed.proof);
  switch (way) {
    case "nobody pays":
      return;
    case "one relative pays":
      return relative(gateway);
    case "two pay at once by the same gateway":
      return void (await Promise.all([relative(gateway), relative(gateway)]));
    case "two pay at once by different gateways":
      return void (await Promise.all([relative(gateway), relative(otherGateway(gateway))]));
    case "the traveller pays too":
      return void (await Promise.all([relative(gateway), payOneself(buyer, placed, otherGateway(gateway))]));
    case "the link is withdrawn while the relative is at the gateway":
      return relative(gateway, withdraw);
    case "the link ends while the relative is at the gateway":
      return relative(gateway, () => interventions.endLinks(placed.number));
    case "the link was withdrawn before":
      await withdraw();
      return relative(gateway);
  }
}

async function unlessSentAway(open: () => Promise<OpenPage>): Promise<OpenPage | undefined> {
  try {
    return await unlessRefused(sentAway, open);
  } catch (error) {
    if (error instanceof PaidByThen) return undefined;
    throw error;
  }
}

/** Looks, agrees to the price and pays, unless told before that somebody else does. */
async function payByLink(
  buyer: Buyer,
  token: string,
  gateway: Gateway,
  atTheGateway: () => Promise<void> = async () => {},
): Promise<void> {
  const { browser, note, random } = buyer;
  // Half of them go on when they are told that the page is open.
  const despiteOpenPage = random.share() < 0.5;
  const begin = async (): Promise<OpenPage> => {
    const shown = await browser.post<PayableByLink>("/payment-links/lookup", { token }, {}, sentAway);
    const agreed = {
      token,
      expectedTotal: shown.total,
      termsAccepted: true,
      language: "fr",
      email: payerOf(note),
      despiteOpenPage,
    };
    return openAny(gateway, (method: PaymentMethod) =>
      browser.post<PaymentByLink>("/payment-links/payments", { ...agreed, method }, {}, sentAway),
    );
  };
  const opened = await unlessSentAway(begin);
  if (!opened) return;
  await atTheGateway();
  await payOn(buyer, opened);
  const isOver = async () => {
    const path = `/payment-links/payments/${opened.payment.id}`;
    return (await browser.post<PaymentByLink>(path, { token })).status !== "pending";
  };
  await waitUntil(isOver, 60_000, 1_000);
}

const payerOf = ({ email }: { email: string }): string => email.replace("buyer", "payer");

async function payOneself(buyer: Buyer, placed: Placed, gateway: Gateway): Promise<void> {
  const opened = await unlessSentAway(() => openPage(buyer, placed, gateway, sentAway));
  if (!opened) return;
  await payOn(buyer, opened);
  await comeBack(buyer, placed, opened);
}
