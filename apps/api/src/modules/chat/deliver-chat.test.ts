import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import { untilWaiting } from "../account/account.test-kit.ts";
import { findChat, lockChat } from "./chat.repository.ts";
import {
  aMinuteLater,
  type Browser,
  callChat,
  chatIdOf,
  conversations,
  conversationWith,
  createQuietShop,
  open,
  say,
  saying,
  see,
} from "./chat.test-kit.ts";
import { deliverChat } from "./deliver-chat.ts";
import { release } from "./deliveries.repository.ts";
import { eraseAtDesk } from "./erase-chats.ts";
import { insertOwnMessage } from "./messages.repository.ts";
import { sweepChats } from "./sweep-chats.ts";

/** Nobody but these tests delivers. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createQuietShop();
});
afterAll(() => shop.close());

async function chatWith(...texts: string[]): Promise<{ browser: Browser; chatId: string }> {
  const browser: Browser = {};
  await open(shop, browser);
  for (const text of texts) await say(shop, browser, text);
  return { browser, chatId: await chatIdOf(shop) };
}

it("delivering ends when the chat is deleted before its first message was looked for", async () => {
  const { chatId } = await chatWith("Bonjour");
  const { db } = shop.app;
  let delivering = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await sql`lock table chat_message in access exclusive mode`.execute(tx);
    delivering = deliverChat(shop.app, chatId);
    await untilWaiting(shop, 1);
    await tx.deleteFrom("chat").where("id", "=", chatId).execute();
  });
  await delivering;
  expect(await conversations(shop)).toEqual([]);
});

it("delivering ends when the chat is deleted while the desk takes a message, and the desk keeps nothing", async () => {
  const { browser, chatId } = await chatWith("Premier", "Deuxième");
  await shop.sandbox.fault({ endpoint: saying, kind: "slow", when: "after", ms: 1_000 });
  await shop.sandbox.forgetCalls();
  const delivering = deliverChat(shop.app, chatId);
  await eventually(async () => expect(await shop.sandbox.callsAt(saying)).toBe(1));
  expect((await callChat(shop, browser, "DELETE", "/chat")).status).toBe(204);
  await delivering;
  const { id } = await shop.app.db.selectFrom("chatErasure").select("id").executeTakeFirstOrThrow();
  await eraseAtDesk(shop.app, id);
  expect(await conversations(shop)).toEqual([]);
});

it("what is written while a worker ends, which found nothing to deliver, is still to be delivered", async () => {
  const { chatId } = await chatWith();
  const { db } = shop.app;
  const looked = await findChat(db, chatId);
  if (!looked) throw new Error("no chat");
  let isOver = Promise.resolve(true);
  await db.transaction().execute(async (tx) => {
    const chat = await lockChat(tx, chatId);
    if (!chat) throw new Error("no chat");
    isOver = release(db, looked);
    await untilWaiting(shop, 1);
    await insertOwnMessage(tx, { chat, key: "k", text: "Encore", photo: null, facts: chat.facts });
  });
  expect(await isOver).toBe(false);
  expect(await findChat(db, chatId)).toMatchObject({ nextAttemptAt: expect.any(Date) });
});

it("who writes on after agents have deleted the conversation is heard in another one", async () => {
  const { browser, chatId } = await chatWith("Premier");
  await deliverChat(shop.app, chatId);
  const { sourceId } = await conversationWith(shop, "Premier");
  await shop.app.supportDesk?.forget(sourceId);
  await say(shop, browser, "Deuxième");
  await deliverChat(shop.app, chatId);
  await aMinuteLater(shop, true);
  await deliverChat(shop.app, chatId);
  expect((await conversationWith(shop, "Deuxième")).messages).toHaveLength(1);
  const { chat } = await see(shop, browser);
  expect(chat?.messages.map(({ text, state }) => [text, state])).toEqual([
    ["Premier", "sent"],
    ["Deuxième", "sent"],
  ]);
});

it("a desk that is away is asked about a chat, and to delete one, once for each time that it is due", async () => {
  const { db } = shop.app;
  await db.deleteFrom("chatErasure").execute();
  await db.deleteFrom("chat").execute();
  const { browser } = await chatWith();
  await callChat(shop, browser, "DELETE", "/chat");
  await chatWith();
  await sql`delete from jobs.job`.execute(db);
  await sql`update chat set next_look_at = now() - interval '1 second'`.execute(db);
  await sql`update chat_erasure set asked_at = now() - interval '1 day', created_at = now() - interval '1 day'`.execute(
    db,
  );
  for (const _minute of [1, 2, 3]) await sweepChats(shop.app);
  const { rows } = await sql<{ name: string }>`select name from jobs.job order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(["erase-at-support-desk", "read-support-desk"]);
});
