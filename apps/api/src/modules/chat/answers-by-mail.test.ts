import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doJobs, workUntil } from "../../testing/do-jobs.ts";
import { signIn } from "../../testing/sign-in.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import {
  type Browser,
  callChat,
  conversationWith,
  createQuietShop,
  newText,
  open,
  say,
  see,
} from "./chat.test-kit.ts";
import { mailAnswers } from "./chat-mails.ts";
import { deliverChat } from "./deliver-chat.ts";
import { pullFromDesk } from "./pull-from-desk.ts";
import { sweepChats } from "./sweep-chats.ts";
import { claimUnreadAnswers } from "./unread-answers.repository.ts";

/** Nobody works but these tests. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createQuietShop();
});
afterAll(() => shop.close());

/** Somebody who has asked and left. */
async function away({
  token,
  ...more
}: {
  token?: string;
  name?: string;
  email?: string;
  language?: string;
}) {
  const browser: Browser = { ...(token && { token }) };
  await open(shop, browser, more);
  const text = newText();
  await say(shop, browser, text, { language: more.language ?? "fr" });
  const chatId = (await see(shop, browser)).chat?.id ?? "";
  await deliverChat(shop.app, chatId);
  const { id } = await conversationWith(shop, text);
  const answer = async (content: string, { file, kind }: { file?: string; kind?: "template" } = {}) => {
    const said = await shop.sandbox.post<{ id: number }>(`/controls/chatwoot/conversations/${id}/messages`, {
      content,
      ...(file && { file }),
      ...(kind && { kind }),
    });
    await pullFromDesk(shop.app, chatId);
    return said.id;
  };
  return { browser, chatId, text, answer };
}

/** What the sweep does once it is time, and the job that it sends. */
async function mailWhatIsDue({ isLater = true } = {}): Promise<void> {
  const { db } = shop.app;
  if (isLater) await sql`update chat set answer_mail_at = now() where answer_mail_at is not null`.execute(db);
  for (const stretch of await db.transaction().execute((tx) => claimUnreadAnswers(tx, 100)))
    await mailAnswers(shop.app, stretch);
}

const newAddress = () => `${randomUUID()}@example.com`;

describe("an answer that nobody looks at", () => {
  it("is mailed once to the address that a guest gave, without the guest's words and without codes", async () => {
    const email = newAddress();
    const { answer } = await away({ name: "Gagnez un iPhone", email });
    await answer("Bonjour,\nvotre code est 4821.");
    await mailWhatIsDue({ isLater: false });
    expect(await shop.sandbox.mailTo(email)).toEqual([]);
    await mailWhatIsDue();
    await mailWhatIsDue();
    const mails = await shop.sandbox.mailTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Rihla vous a répondu"]);
    expect(mails[0]?.text).toContain("> Bonjour,\n> votre code est ••••.");
    expect(mails[0]?.text).toContain("/fr/support#chat");
    expect(mails[0]?.html).not.toMatch(/Gagnez|Question|4821/);
    await answer("Et voici une photo", { file: "iVBORw0KGgo=" });
    await mailWhatIsDue();
    const [next] = await shop.sandbox.mailTo(email);
    expect(next?.text).toContain("> Et voici une photo");
    expect(next?.text).not.toContain("Bonjour");
  });

  it("is mailed to the account's address, in the language that was written last", async () => {
    const email = newAddress();
    const { answer } = await away({ token: await signIn(shop, email), language: "ar" });
    await answer("مرحبًا");
    await mailWhatIsDue();
    const [mail] = await shop.sandbox.mailTo(email);
    expect(mail?.text).toContain("> مرحبًا");
    expect(mail?.html).toContain('dir="rtl"');
  });

  it("is not mailed once it was looked at, was taken back, or its chat was deleted", async () => {
    const looked = newAddress();
    const one = await away({ name: "Amina", email: looked });
    await one.answer("Vue");
    await callChat(shop, one.browser, "POST", "/chat/seen");
    const takenBack = newAddress();
    const two = await away({ name: "Amina", email: takenBack });
    const message = await two.answer("Reprise");
    await fetch(`${shop.sandbox.url}/controls/chatwoot/messages/${message}`, { method: "DELETE" });
    await pullFromDesk(shop.app, two.chatId);
    const deleted = newAddress();
    const three = await away({ name: "Amina", email: deleted });
    await three.answer("Supprimée");
    await callChat(shop, three.browser, "DELETE", "/chat");
    await mailWhatIsDue();
    for (const address of [looked, takenBack, deleted])
      expect(await shop.sandbox.mailTo(address)).toEqual([]);
  });

  it("is not mailed to a guest who gave no address", async () => {
    const { answer, chatId } = await away({ name: "Amina" });
    await answer("Bonjour");
    await mailWhatIsDue();
    expect(shop.logged()).not.toContain(`${chatId}-`);
  });

  it("is not mailed where the desk has answered by itself; what it said is quoted beside an agent's answer", async () => {
    const email = newAddress();
    const { answer } = await away({ name: "Amina", email });
    await answer("Nous sommes fermés", { kind: "template" });
    await mailWhatIsDue();
    expect(await shop.sandbox.mailTo(email)).toEqual([]);
    await answer("Bonjour");
    await mailWhatIsDue();
    expect((await shop.sandbox.mailTo(email)).map(({ subject }) => subject)).toEqual([
      "Rihla vous a répondu",
    ]);
  });

  it("is found by the worker's sweep", async () => {
    const email = newAddress();
    const { answer } = await away({ name: "Amina", email });
    await answer("Bonjour");
    await sql`update chat set answer_mail_at = now()`.execute(shop.app.db);

    await sweepChats(shop.app);
    await workUntil(shop, async () => expect(await shop.sandbox.mailTo(email)).toHaveLength(1));
  });
});

describe("a question that nobody could answer", () => {
  const minutesLater = (chatId: string, minutes: number) =>
    sql`update chat set last_message_at = now() - make_interval(mins => ${minutes}) where id = ${chatId}`.execute(
      shop.app.db,
    );

  it("is confirmed by mail after ten minutes, once, with a number and by when, without the guest's words", async () => {
    const email = newAddress();
    const { chatId, answer } = await away({ name: "Gagnez un iPhone", email });
    const sweep = async () => {
      await sweepChats(shop.app);
      await doJobs(shop, "mail-chat-waiting");
    };
    await minutesLater(chatId, 9);
    await sweep();
    expect(await shop.sandbox.mailTo(email)).toEqual([]);
    await minutesLater(chatId, 11);
    await sweep();
    await sweep();
    const mails = await shop.sandbox.mailTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/[2-9A-Z]{8} est bien arrivée/),
    ]);
    expect(mails[0]?.text).toContain("au plus tard le");
    expect(mails[0]?.text).not.toContain("iPhone");
    await answer("Bonjour");
    await minutesLater(chatId, 11);
    await sweep();
    expect(await shop.sandbox.mailTo(email)).toHaveLength(1);
  });

  it("is confirmed to a guest who gave an address only then, under the number that the window shows and the agents see", async () => {
    const { browser, chatId, text } = await away({ name: "Amina" });
    await minutesLater(chatId, 11);
    const sweep = async () => {
      await sweepChats(shop.app);
      await doJobs(shop, "mail-chat-waiting");
    };
    await sweep();
    const email = newAddress();
    const { number } = (await open(shop, browser, { email })).data;
    await sweep();
    await sweep();
    const mails = await shop.sandbox.mailTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(number)]);
    expect((await conversationWith(shop, text)).contact.attributes.question).toBe(number);
  });
});
