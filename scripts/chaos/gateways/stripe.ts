import type { Gateway } from "./gateway.ts";
import { endOf, endOrRefusal, goOn, type HostedPage, openForms } from "./hosted-page.ts";

/** The holder's bank asks for a confirmation. */
const goodCard = "4000002500003155";
const poorCard = "4000000000009995";

type Session = {
  id: string;
  status: string;
  paid: boolean;
  intent: { received: number; refunded: number } | null;
};

export const stripe: Gateway = {
  name: "stripe",
  method: "card",
  currency: "USD",
  openPage,
  async readBook(ask) {
    const sessions = await ask<Session[]>("GET", "/controls/stripe/sessions");
    return sessions.map(({ id, status, paid, intent }) => ({
      gateway: "stripe",
      ref: id,
      state: paid ? "paid" : status === "open" ? "open" : "over",
      taken: intent?.received ?? 0,
      given: intent?.refunded ?? 0,
    }));
  },
  payLate: (ask, ref) => ask("POST", `/controls/stripe/sessions/${ref}/pay`, { outcome: "paid" }),
};

function openPage(url: string): HostedPage {
  const forms = openForms(url);
  const ref = new URL(url).pathname.split("/").at(-1) ?? "";
  const step = async (page: string, number: string) => {
    if (page.includes('name="answer"'))
      await forms.send(`${ref}/confirm`, { answer: "confirm", locale: "fr" });
    else if (page.includes('name="number"')) await forms.send(`${ref}/card`, { number, locale: "fr" });
  };
  return {
    ref,
    pay: () => goOn(forms, endOf, (page) => step(page, goodCard)),
    tryInVain: async () => void (await goOn(forms, endOrRefusal, (page) => step(page, poorCard))),
    // Its way out is a link back to the shop: the page stays open.
    leave: async () => {},
  };
}
