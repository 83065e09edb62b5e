import type { Payment, PaymentMethod, Wallet } from "@rihla/contract";
import { topUpAmounts } from "@rihla/contract/rules/top-ups";
import { waitUntil } from "../../processes/wait-until.ts";
import { unlessRefused } from "../ask-shop.ts";
import { anyGateway } from "../gateways/gateways.ts";
import { setPin, signIn } from "./account.ts";
import { type Buyer, type Currency, type Placed, watch } from "./buyer.ts";
import { comeBack, openAny, openPage, payOn } from "./open-page.ts";
import { placeOrder } from "./place-order.ts";
import { returnFirst } from "./returns-esims.ts";

export const pin = "4071";
const wrongPin = "1704";
/** A family behind one wallet, which has less in it than they want to spend. */
const members = 3;

/** Fills a wallet through a gateway, then several pay from it at once; who finds it empty pays at the gateway. */
export async function payFromWallet(buyer: Buyer, currency: Currency): Promise<void> {
  buyer.note.way = `wallet in ${currency}`;
  const token = await signIn(buyer);
  await setPin(buyer, token, pin);
  const placed: Placed[] = [];
  for (let member = 0; member < members; member++) placed.push(await placeOrder(buyer, currency, token));
  const wanted = placed.reduce((sum, { total }) => sum + total.amount, 0);
  await fillWallet(buyer, token, { amount: enough((wanted * 2) / members, currency), currency });
  await Promise.all(placed.map((one) => payOne(buyer, token, one)));
}

/** As much, within what may be put in at once. */
export function enough(amount: number, currency: Currency): number {
  const { least = 0, most = 0 } = topUpAmounts[currency] ?? {};
  return Math.min(most, Math.max(least, Math.ceil(amount / 100) * 100));
}

/** Until it is in the wallet, or until they lose patience. Some try with a poor card first, or close the tab. */
export async function fillWallet(
  buyer: Buyer,
  token: string,
  amount: { amount: number; currency: Currency },
) {
  const { browser, random } = buyer;
  const start = (method: PaymentMethod) =>
    browser.post<Payment>("/wallet/top-ups", { amount, method, language: "fr" }, { token });
  const gateway = anyGateway(random, amount.currency);
  let opened = await openAny(gateway, start);
  if (random.share() < 0.3) {
    await opened.page.tryInVain();
    const { status, redirectUrl } = await browser.get<Payment>(`/payments/${opened.payment.id}`, { token });
    // On some pages another try is no longer possible.
    if (status !== "pending" && redirectUrl === null) opened = await openAny(gateway, start);
  }
  await payOn(buyer, opened);
  const isThere = async () => {
    const { balances } = await browser.get<Wallet>("/wallet", { token });
    return balances.some(({ amount: has, currency }) => currency === amount.currency && has >= amount.amount);
  };
  if (random.share() < 0.8) await comeBack(buyer, { proof: { token } }, opened);
  await waitUntil(isThere, 90_000, 1_000);
}

/** In one tab or in two at once, with a wrong PIN now and then, and a new one where it is blocked. */
async function payOne(buyer: Buyer, token: string, placed: Placed): Promise<void> {
  const { random } = buyer;
  const mistakes = random.share() < 0.3 ? 1 + random.whole(4) : 0;
  const tabs = random.share() < 0.25 ? 2 : 1;
  for (let mistake = 0; mistake < mistakes; mistake++)
    if (await pay(buyer, token, placed, wrongPin))
      throw new Error(`${placed.number} was paid with a wrong PIN`);
  for (let tries = 0; tries < 5; tries++) {
    const paid = await Promise.all(Array.from({ length: tabs }, () => pay(buyer, token, placed, pin)));
    if (paid.some(Boolean)) {
      const order = await watch(buyer, placed);
      return random.share() < 0.2 ? returnFirst(buyer, placed, order, "wallet") : undefined;
    }
    if (!(await isBlocked(buyer, token))) return payOtherwise(buyer, placed);
    await setPin(buyer, token, pin);
  }
  throw new Error(`The wallet of ${buyer.note.email} stayed blocked`);
}

const noes = ["pin_incorrect", "pin_blocked", "wallet_insufficient", "order_not_payable"];

/** Undefined where the wallet does not pay. */
const pay = ({ browser }: Buyer, token: string, { number }: Placed, walletPin: string) =>
  unlessRefused(noes, () =>
    browser.post<Payment>(
      `/orders/${number}/payments`,
      { method: "wallet", language: "fr", walletPin },
      { token },
    ),
  );

async function isBlocked({ browser }: Buyer, token: string): Promise<boolean> {
  const wallet = await browser.get<Wallet>("/wallet", { token });
  return wallet.pin?.attemptsLeft === 0;
}

async function payOtherwise(buyer: Buyer, placed: Placed): Promise<void> {
  const opened = await openPage(buyer, placed, anyGateway(buyer.random, placed.currency));
  await payOn(buyer, opened);
  await comeBack(buyer, placed, opened);
  await watch(buyer, placed);
}
