import type { Conversation, DeskMessage } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { Db } from "../../../database.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findCustomer } from "../../customers/index.ts";
import { findEsimsOfOrders, toldStatus } from "../../esims/index.ts";
import { findOrderByNumber, findOrderPage } from "../../orders/index.ts";
import {
  type ConversationMessageRow,
  type ConversationRow,
  findConversation,
  findConversationMessages,
  findPhotoOf,
} from "./conversations.repository.ts";
import { toConversation } from "./in-line.ts";

const mostOrders = 20;

/** What an agent answers from. Reading it is everyday work, and no act. */
export async function showConversation({ db }: Uses<"db">, id: string): Promise<Conversation> {
  const row = await conversationOf(db, id);
  const [messages, orders, esims, customerId] = await Promise.all([
    findConversationMessages(db, id),
    ordersOf(db, row),
    esimsOf(db, row.facts.order),
    customerOf(db, row).then((customer) => customer?.id ?? null),
  ]);
  const last = messages.findLast(({ takenBackAt }) => takenBackAt === null);
  return {
    ...toConversation({ ...row, beginning: last?.text ?? null }),
    revision: row.revision,
    customerId,
    page: row.facts.page,
    esims,
    messages: messages.map(toMessage),
    personSeenAt: row.personSeenAt?.toISOString() ?? null,
    personIsTyping: row.personTypesUntil !== null && row.personTypesUntil > new Date(),
    orders,
  };
}

export async function conversationOf(db: Db, id: string): Promise<ConversationRow> {
  const row = await findConversation(db, id);
  if (!row) throw new OperatorRefusal("conversation_unknown");
  return row;
}

/** A guest whose chat an account took over goes on under the name they gave; who it is was proved to nobody here. */
const customerOf = async (db: Db, { person, facts }: ConversationRow) =>
  facts.says === null && person.email !== null ? findCustomer(db, person.identifier) : undefined;

/** Of an account all of its own; of a guest the one that was proved to be theirs. */
export async function ordersOf(db: Db, row: ConversationRow): Promise<string[]> {
  const customer = await customerOf(db, row);
  const own = customer
    ? (await findOrderPage(db, customer.email, mostOrders)).map(({ number }) => number)
    : [];
  return [...new Set([...(row.facts.order ? [row.facts.order] : []), ...own])];
}

async function esimsOf(db: Db, number: string | null) {
  const order = number === null ? undefined : await findOrderByNumber(db, number);
  return order ? (await findEsimsOfOrders(db, [order.id])).map((esim) => toldStatus(esim)) : [];
}

const toMessage = (row: ConversationMessageRow): DeskMessage => ({
  id: row.id,
  from: row.operatorId === null ? "person" : "agent",
  who: row.who,
  text: row.text,
  photo: row.hasPhoto,
  takenBack: row.takenBackAt !== null,
  at: row.saidAt.toISOString(),
});

/** Of this conversation only. */
export async function showDeskPhoto({ db }: Uses<"db">, id: string, message: number) {
  const photo = await findPhotoOf(db, id, message);
  if (!photo) throw new OperatorRefusal("conversation_unknown");
  return { type: photo.type, content: photo.content.toString("base64") };
}
