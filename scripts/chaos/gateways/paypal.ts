import type { Gateway } from "./gateway.ts";
import { endOf, goOn, type HostedPage, openForms } from "./hosted-page.ts";

type Order = {
  id: string;
  status: string;
  gone: boolean;
  capture: { amount: Amount } | null;
  refunds: { amount: Amount }[];
};
/** A decimal text. */
type Amount = { value: string };
const cents = ({ amount }: { amount: Amount }) => Number(amount.value.replace(".", ""));

export const paypal: Gateway = {
  name: "paypal",
  method: "paypal",
  currency: "USD",
  openPage,
  async readBook(ask) {
    const orders = await ask<Order[]>("GET", "/controls/paypal/orders");
    return orders.map((order) => ({
      gateway: "paypal",
      ref: order.id,
      state: stateOf(order),
      taken: order.capture ? cents(order.capture) : 0,
      given: order.refunds.reduce((sum, refund) => sum + cents(refund), 0),
    }));
  },
  payLate: (ask, ref) => ask("POST", `/controls/paypal/orders/${ref}/pay`, { outcome: "approved" }),
};

function stateOf({ capture, status, gone }: Order) {
  if (capture) return "paid";
  if (gone || status === "VOIDED") return "over";
  return status === "APPROVED" ? "agreed" : "open";
}

function openPage(url: string): HostedPage {
  const forms = openForms(url);
  const ref = new URL(url).pathname.split("/").at(-1) ?? "";
  const agree = (funding: string) => goOn(forms, endOf, () => forms.send(`${ref}/answer`, { funding }));
  return {
    ref,
    pay: () => agree("fine"),
    // It is refused when the shop takes it; the page then asks again.
    tryInVain: async () => void (await agree("declined")),
    // Its way out is a link back to the shop: the page stays open.
    leave: async () => {},
  };
}
