import type { DataOf } from "@rihla/contract";
import { waitUntil } from "../../processes/wait-until.ts";
import { unlessRefused } from "../ask-shop.ts";
import type { Buyer } from "./buyer.ts";

/** How long a mailed code is waited for before another one is asked for, milliseconds. */
const patience = 60_000;
/** A code that was used, or that a newer one stands for. */
const useless = ["incorrect_code", "code_expired", "longer_code_sent", "too_many_attempts"];

/** Signs in with a mailed code; gives the session's token. An answer that was lost has used its code up. */
export async function signIn(buyer: Buyer): Promise<string> {
  const { browser, note } = buyer;
  const { email } = note;
  const { token } = await withCode(
    buyer,
    () => browser.post("/auth/codes", { email, language: "fr" }),
    (code) => browser.post<DataOf<"POST /auth/sessions">>("/auth/sessions", { email, code }),
  );
  return token;
}

/** The wallet's PIN: the first one, and one in place of a blocked one, by a code mailed for it. */
export async function setPin(buyer: Buyer, token: string, pin: string): Promise<void> {
  const { browser } = buyer;
  await withCode(
    buyer,
    () => browser.post("/wallet/pin/codes", { language: "fr" }, { token }),
    async (code) => ({ done: await browser.post("/wallet/pin/reset", { pin, code }, { token }) }),
  );
}

async function withCode<Data extends object>(
  buyer: Buyer,
  askForIt: () => Promise<unknown>,
  use: (code: string) => Promise<Data>,
): Promise<Data> {
  for (let tries = 0; tries < 4; tries++) {
    const before = (await codeMails(buyer)).length;
    await askForIt();
    let code: string | undefined;
    const hasCome = async () => {
      const mails = await codeMails(buyer);
      code = mails.length > before ? /\b[0-9A-Z]{4,8}\b/.exec(mails[0]?.subject ?? "")?.[0] : undefined;
      return code !== undefined;
    };
    if (!(await waitUntil(hasCome, patience, 500)) || !code) continue;
    const typed = code;
    const used = await unlessRefused(useless, () => use(typed));
    if (used) return used;
  }
  throw new Error(`${buyer.note.email} got no code that works in four mails`);
}

async function codeMails({ outside, note }: Buyer) {
  return (await outside.mails(note.email)).filter(({ messageId }) => messageId.startsWith("<sign-in-code."));
}
