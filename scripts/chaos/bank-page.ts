import { waitUntil } from "../processes/wait-until.ts";

/** The bank's page as a person without JavaScript uses it: fills in what it shows and, when it breaks, loads it again. */
export type BankPage = {
  mdOrder: string;
  /** False when the card was refused. Throws when the page does not get anywhere. */
  pay(card: Card): Promise<boolean>;
  cancel(): Promise<void>;
};

export type Card = { pan: string; expiry: string; cvv: string };
export const goodCard: Card = { pan: "6280581110007215", expiry: "01/2027", cvv: "373" };
export const poorCard: Card = { pan: "6280580610061110", expiry: "01/2027", cvv: "260" };

const oneTimePassword = "123456";
const patience = 120_000;

export function openBankPage(url: string): BankPage {
  const mdOrder = new URL(url).searchParams.get("mdOrder") ?? "";
  const send = (form: string, fields: Record<string, string>) =>
    fetch(new URL(form, url), {
      method: "POST",
      body: new URLSearchParams({ mdOrder, language: "fr", ...fields }),
      redirect: "manual",
    }).catch(() => undefined);
  const look = async () => {
    const answer = await fetch(url).catch(() => undefined);
    return (await answer?.text().catch(() => "")) ?? "";
  };
  /** Goes one step further from what the page shows; says how it has ended, if it has. */
  const step = async (card: Card, tried: { cards: number }): Promise<boolean | undefined> => {
    const page = await look();
    if (page.includes('class="sheet" role="status"')) return true;
    const attempt = /name="attempt" value="([^"]+)"/.exec(page)?.[1];
    if (attempt) await send("otp", { attempt, otp: oneTimePassword });
    else if (page.includes('name="pan"')) {
      if (tried.cards++ > 0 && card === poorCard) return false;
      await send("card", { ...card, name: "AMEL HADDAD" });
    }
    return undefined;
  };
  return {
    mdOrder,
    async pay(card) {
      const tried = { cards: 0 };
      let paid: boolean | undefined;
      const isOver = async () => {
        paid = await step(card, tried);
        return paid !== undefined;
      };
      if (!(await waitUntil(isOver, patience, 100)))
        throw new Error(`The bank's page ${mdOrder} did not end`);
      return paid === true;
    },
    async cancel() {
      const isOver = async () => {
        const answer = await send("cancel", {});
        return answer?.status === 303;
      };
      if (!(await waitUntil(isOver, patience, 100)))
        throw new Error(`The bank's page ${mdOrder} could not be left`);
    },
  };
}
