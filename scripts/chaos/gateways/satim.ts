import type { Gateway } from "./gateway.ts";
import { endOf, endOrRefusal, goOn, type HostedPage, openForms } from "./hosted-page.ts";

type Card = { pan: string; expiry: string; cvv: string };
const goodCard: Card = { pan: "6280581110007215", expiry: "01/2027", cvv: "373" };
const poorCard: Card = { pan: "6280580610061110", expiry: "01/2027", cvv: "260" };
const oneTimePassword = "123456";

type Order = { mdOrder: string; state: string; depositAmount: number; refundedAmount: number };

export const satim: Gateway = {
  name: "satim",
  method: "cib",
  currency: "DZD",
  openPage,
  async readBook(ask) {
    const orders = await ask<Order[]>("GET", "/controls/satim/orders");
    return orders.map(({ mdOrder, state, depositAmount, refundedAmount }) => ({
      gateway: "satim",
      ref: mdOrder,
      state: state === "open" ? "open" : depositAmount > 0 ? "paid" : "over",
      taken: depositAmount,
      given: refundedAmount,
    }));
  },
  payLate: (ask, ref) => ask("POST", `/controls/satim/orders/${ref}/pay`, {}),
};

function openPage(url: string): HostedPage {
  const forms = openForms(url);
  const mdOrder = new URL(url).searchParams.get("mdOrder") ?? "";
  const send = (form: string, fields: object) => forms.send(form, { mdOrder, language: "fr", ...fields });
  /** One step further with this card. */
  const step = async (page: string, card: Card) => {
    const attempt = /name="attempt" value="([^"]+)"/.exec(page)?.[1];
    if (attempt) await send("otp", { attempt, otp: oneTimePassword });
    else if (page.includes('name="pan"')) await send("card", { ...card, name: "AMEL HADDAD" });
  };
  return {
    ref: mdOrder,
    pay: () => goOn(forms, endOf, (page) => step(page, goodCard)),
    tryInVain: async () => void (await goOn(forms, endOrRefusal, (page) => step(page, poorCard))),
    leave: async () => void (await goOn(forms, endOf, () => send("cancel", {}))),
  };
}
