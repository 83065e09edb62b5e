import type { Gateway } from "./gateway.ts";
import { endOf, goOn, type HostedPage, openForms } from "./hosted-page.ts";

/** `amount`: whole dinars. */
type Checkout = { id: string; status: string; amount: number };

/** It gives nothing back by itself: an operator does that on its own site. */
export const chargily: Gateway = {
  name: "chargily",
  method: "edahabia",
  currency: "DZD",
  openPage,
  async readBook(ask) {
    const checkouts = await ask<Checkout[]>("GET", "/controls/chargily/checkouts");
    return checkouts.map(({ id, status, amount }) => ({
      gateway: "chargily",
      ref: id,
      state: status === "pending" ? "open" : status === "paid" ? "paid" : "over",
      taken: status === "paid" ? amount * 100 : 0,
      given: 0,
    }));
  },
  payLate: (ask, ref) => ask("POST", `/controls/chargily/checkouts/${ref}/pay`, { outcome: "paid" }),
};

function openPage(url: string): HostedPage {
  const forms = openForms(url);
  const finish = (outcome: string) =>
    goOn(forms, endOf, () => forms.send("finish", { outcome, payment_method: "edahabia", locale: "fr" }));
  return {
    ref: new URL(url).pathname.split("/").at(-2) ?? "",
    pay: () => finish("paid"),
    tryInVain: async () => void (await finish("failed")),
    leave: async () => void (await finish("canceled")),
  };
}
