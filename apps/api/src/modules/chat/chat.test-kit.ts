import { randomUUID } from "node:crypto";
import { basePath, type ChatMessage, type ChatState } from "@rihla/contract";
import { sql } from "kysely";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

/** A shop at whose desk nobody answers but the test. */
export async function createQuietShop(): Promise<TestShop> {
  const shop = await createTestShop();
  await shop.sandbox.post("/controls/chatwoot/settings", { agent: "never" });
  return shop;
}

/** Where a shop says at the desk what a person wrote. */
export const saying = "chatwoot:POST contacts/:source/conversations/:conversation/messages";

/** A browser: what it sends along, and what it was given. */
export type Browser = { token?: string; cookie?: string };

export type DeskConversationSeen = {
  id: number;
  sourceId: string;
  attributes: Record<string, string>;
  contactSeenAt: number;
  contact: {
    name: string | null;
    email: string | null;
    identifier: string;
    isTyping: boolean;
    attributes: Record<string, string>;
  };
  messages: { id: number; type: number; content: string; files: string[] }[];
};

export async function callChat(
  shop: TestShop,
  browser: Browser,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) {
  const answer = await shop.http.inject({
    method,
    url: `${basePath}${path}`,
    headers: {
      ...(browser.token && { authorization: `Bearer ${browser.token}` }),
      ...(browser.cookie && { cookie: browser.cookie }),
    },
    ...(body && { payload: body }),
  });
  const set = answer.headers["set-cookie"];
  if (typeof set === "string") browser.cookie = set.split(";")[0] ?? "";
  return { status: answer.statusCode, headers: answer.headers, ...(answer.body ? answer.json() : {}) };
}

export const open = (shop: TestShop, browser: Browser, more: object = { name: "Amina" }) =>
  callChat(shop, browser, "POST", "/chat", { language: "fr", ...more });

export const say = (shop: TestShop, browser: Browser, text: string, more: object = {}) =>
  callChat(shop, browser, "POST", "/chat/messages", {
    key: randomUUID(),
    text,
    page: "/fr/home",
    language: "fr",
    ...more,
  });

/** A picture of one point, which no other one is. */
export function png(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(name, "latin1"), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", Buffer.alloc(13)),
    chunk("IDAT", Buffer.from(randomUUID())),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const sendPhoto = (shop: TestShop, browser: Browser, bytes: Buffer, key: string = randomUUID()) =>
  callChat(shop, browser, "POST", "/chat/photos", {
    key,
    content: bytes.toString("base64"),
    page: "/fr/guide",
    language: "fr",
  });

/** Something that is in no other message, and holds no digits. */
export const newText = () => `Question ${randomUUID().replaceAll(/\d/g, "x")}`;

export const see = async (shop: TestShop, browser: Browser, since?: number): Promise<ChatState> =>
  (await callChat(shop, browser, "GET", `/chat${since === undefined ? "" : `?since=${since}`}`)).data;

export const textsOf = ({ chat }: ChatState): string[] =>
  chat?.messages.map(({ from, text }: ChatMessage) => `${from}: ${text}`) ?? [];

export const conversations = (shop: TestShop) =>
  shop.sandbox.get<DeskConversationSeen[]>("/controls/chatwoot/conversations");

/** The conversation in which this was said. */
export async function conversationWith(shop: TestShop, text: string): Promise<DeskConversationSeen> {
  const found = (await conversations(shop)).find(({ messages }) =>
    messages.some(({ content }) => content === text),
  );
  if (!found) throw new Error(`The desk has no "${text}"`);
  return found;
}

/**
 * What waits is due and calls that got no answer have come to their end: as after a minute, without the minute. What a
 * worker is at right now is left alone; `dead`: nobody is.
 */
export async function aMinuteLater({ app: { db } }: TestShop, dead = false): Promise<void> {
  if (dead) await sql`update chat set lease_until = now() where lease_until is not null`.execute(db);
  const free = sql`(lease_until is null or lease_until <= now())`;
  await sql`update chat_message set requested_at = now() - interval '1 minute'
    where delivery = 'requested' and chat_id in (select id from chat where ${free})`.execute(db);
  await sql`update chat set next_attempt_at = now() where next_attempt_at is not null and ${free}`.execute(
    db,
  );
  await sql`update chat set looked_at = null`.execute(db);
  await sql`update jobs.job set start_after = now() where state < 'active'`.execute(db);
}

export const chatIdOf = async ({ app }: TestShop): Promise<string> => {
  const { id } = await app.db.selectFrom("chat").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  return id;
};
