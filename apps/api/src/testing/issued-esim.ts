import type { Esim, Order, Plan } from "@rihla/contract";
import { provisionEsim } from "../modules/esims/provisioning/provisioning.test-kit.ts";
import { settlePayment } from "../modules/payments/index.ts";
import { eventually } from "./eventually.ts";
import { callApi, type Guest, openPayment, order, seeOrder } from "./purchase.ts";
import { signIn } from "./sign-in.ts";
import type { TestShop } from "./test-shop.ts";

export type Owner = Guest & { order: Order; as: { token: string } };

/** The first fixed plan of the destination that lasts a week or more and starts as said. */
export async function planThatStarts(
  shop: TestShop,
  starts: Plan["starts"] = "first-connection",
  destination = "TR",
): Promise<string> {
  const plans = (await callApi(shop, "GET", `/destinations/${destination}/plans`)).data as Plan[];
  const plan = plans.find((one) => one.kind === "fixed" && one.starts === starts && (one.days ?? 0) >= 7);
  if (!plan) throw new Error(`No plan of ${destination} starts at ${starts}`);
  return plan.code;
}

/** A guest who has bought and paid; nothing has been asked of the supplier. */
export async function buyAsGuest(shop: TestShop, plan: string, quantity = 1) {
  const guest = await order(shop, [{ plan, quantity }]);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return { ...guest, order: await seeOrder(shop, guest), paymentId: payment.id };
}

/** The same, signed in. */
export async function buy(shop: TestShop, plan: string, quantity = 1): Promise<Owner> {
  const guest = await buyAsGuest(shop, plan, quantity);
  return { ...guest, as: { token: await signIn(shop, guest.email) } };
}

/** An eSIM as its supplier has just issued it. */
export async function issuedEsim(shop: TestShop, plan?: string): Promise<{ owner: Owner; esim: Esim }> {
  const owner = await buy(shop, plan ?? (await planThatStarts(shop)));
  return { owner, esim: await issued(shop, owner, owner.order.esims[0]?.id as string) };
}

/** One of theirs, once it is. */
export async function issued(shop: TestShop, owner: Pick<Owner, "as">, id: string): Promise<Esim> {
  await provisionEsim(shop.app, id);
  // Where a worker runs beside the test, it may be the one that has it.
  return eventually(async () => {
    const seen = await seeEsim(shop, owner, id);
    if (seen.iccid === null) throw new Error("not issued yet");
    return seen;
  });
}

async function seeEsim(shop: TestShop, { as }: Pick<Owner, "as">, id: string): Promise<Esim> {
  return (await callApi(shop, "GET", `/esims/${id}`, { as })).data as Esim;
}

/** As the owner sees it after pressing refresh, however shortly after the last time. */
export async function refreshed(shop: TestShop, { as }: Pick<Owner, "as">, id: string): Promise<Esim> {
  await shop.app.db.updateTable("esim").set({ askedAt: null }).where("id", "=", id).execute();
  return (await callApi(shop, "POST", `/esims/${id}/refresh`, { as })).data as Esim;
}
