import { newId } from "../../../infra/ids.ts";
import { recordRequests } from "../../../testing/record-requests.ts";
import type { Sandbox } from "../../../testing/sandbox.ts";
import { createPaypal } from "./paypal.ts";

/** As it arrived. */
export type Event = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: string;
};

export const optionsFor = (sandbox: Pick<Sandbox, "url">) => ({
  clientId: "sandbox-client-id",
  clientSecret: "sandbox-client-secret",
  baseUrl: `${sandbox.url}/paypal`,
});

/** Two events of each of `orders`, as they really arrive: somebody agreed, and the money was taken. */
export async function genuineEvents(
  sandbox: Sandbox,
  orders: number,
): Promise<{ ref: string; agreed: Event; taken: Event }[]> {
  const shop = await recordRequests("");
  await sandbox.post("/controls/paypal/settings", { webhookUrl: shop.url, webhookOrder: "before-redirect" });
  const refs: string[] = [];
  for (let order = 0; order < orders; order++) refs.push(await agreeAndTake(sandbox));
  const events = shop.requests.map(({ headers, body }) => ({ headers, rawBody: body }));
  return refs.map((ref, at) => {
    const [agreed, taken] = events.slice(2 * at, 2 * at + 2);
    if (!agreed || !taken) throw new Error("two events were to come");
    return { ref, agreed, taken };
  });
}

async function agreeAndTake(sandbox: Sandbox): Promise<string> {
  const gateway = createPaypal(optionsFor(sandbox));
  const created = await gateway.create({
    orderNumber: "unused",
    method: "paypal",
    amount: { amount: 1999, currency: "USD" },
    language: "fr",
    returnUrl: "https://shop.example/",
    leaveUrl: "https://shop.example/left",
    notifyUrl: "https://shop.example/",
    description: "Rihla AB12",
    paymentId: newId(),
    isRepeat: false,
    closesAt: new Date(),
  });
  const ref = created.outcome === "created" ? created.ref : "";
  await sandbox.post(`/controls/paypal/orders/${ref}/pay`, {});
  await gateway.fetchState(ref, "fr", true);
  return ref;
}
