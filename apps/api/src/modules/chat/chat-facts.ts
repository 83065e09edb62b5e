import type { Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { esimStatus, findEsimsOfOrders } from "../esims/index.ts";
import { type Claim, findOrderPage, findOwnOrder, type OrderRow } from "../orders/index.ts";
import { chatNumber } from "./address-of-chat.ts";
import type { ChatRow } from "./chat.repository.ts";
import type { ChatFacts } from "./support-desk.ts";

type MessageContext = { page: string; language: Language; order?: string | undefined };

/** What the agent sees beside a message: states and numbers, never a code or what opens anything. */
export async function factsOf(
  app: Uses<"config" | "db">,
  chat: ChatRow,
  { page, language, order }: MessageContext,
  claim: Claim,
): Promise<ChatFacts> {
  const about = await orderOf(app, order, claim);
  const esims = about ? await findEsimsOfOrders(app.db, [about.id]) : [];
  const says = chat.guestName === null ? null : { name: chat.guestName, email: chat.guestEmail };
  return {
    number: chatNumber(chat.id),
    page: isOurs(page) ? page : "",
    language,
    order: about?.number ?? null,
    esims: esims.map((esim) => esimStatus(esim)),
    says,
  };
}

/** A path of the shop's: agents press what stands there. */
const isOurs = (page: string) => /^\/(?![/\\])[\w%./~-]*$/.test(page);

/** The one that was named, if it is this person's; else the newest of who is signed in. */
async function orderOf(
  app: Uses<"config" | "db">,
  number: string | undefined,
  claim: Claim,
): Promise<OrderRow | undefined> {
  const named = number === undefined ? undefined : await ownOrder(app, number, claim);
  return named ?? (claim.caller ? (await findOrderPage(app.db, claim.caller.email, 1))[0] : undefined);
}

async function ownOrder(app: Uses<"config" | "db">, number: string, claim: Claim) {
  try {
    return await findOwnOrder(app, number, claim);
  } catch (error) {
    if (error instanceof Refusal && ["not_found", "order_secret_ended"].includes(error.code))
      return undefined;
    throw error;
  }
}
