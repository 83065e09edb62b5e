import { createHmac, randomUUID } from "node:crypto";
import { basePath, type ChatState } from "@rihla/contract";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { attack } from "../../testing/attack.ts";
import { eventually } from "../../testing/eventually.ts";
import { signIn } from "../../testing/sign-in.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import {
  type Browser,
  callChat,
  conversations,
  conversationWith,
  createQuietShop,
  newText,
  open,
  png,
  say,
  see,
  textsOf,
} from "./chat.test-kit.ts";
import { mailAnswers } from "./chat-mails.ts";
import { deliverChat } from "./deliver-chat.ts";
import { pullFromDesk } from "./pull-from-desk.ts";

/** Nobody works but these tests. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createQuietShop();
});
afterAll(() => shop.close());

type Chat = { browser: Browser; chatId: string; conversation: number; text: string };
async function chatOf(browser: Browser = {}, more: object = { name: "Amina" }): Promise<Chat> {
  await open(shop, browser, more);
  const text = newText();
  await say(shop, browser, text);
  const chatId = (await see(shop, browser)).chat?.id ?? "";
  await deliverChat(shop.app, chatId);
  return { browser, chatId, conversation: (await conversationWith(shop, text)).id, text };
}
const answer = (conversation: number, content: string, more: object = {}) =>
  shop.sandbox.post(`/controls/chatwoot/conversations/${conversation}/messages`, { content, ...more });
const answersOf = (state: ChatState) => state.chat?.messages.filter(({ from }) => from === "agent") ?? [];

const markup = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[click](javascript:alert(1))",
  "</p><a href='https://evil.example'>Rihla</a>",
  "&lt;b&gt; <style>*{display:none}</style>",
  "\u202emoc.live\u202c <svg/onload=alert(1)>",
];
attack(
  "an agent's answer holds markup: it is text in the chat, and in the mail to who is away",
  { short: 3, whole: markup.length },
  async (tries) => {
    for (const content of markup.slice(0, tries)) {
      const email = `${randomUUID()}@example.com`;
      const { browser, chatId, conversation } = await chatOf({ token: await signIn(shop, email) }, {});
      await answer(conversation, content);
      await pullFromDesk(shop.app, chatId);
      const state = await see(shop, browser);
      expect(textsOf(state)).toContain(`agent: ${content}`);
      await mailAnswers(shop.app, { chatId, after: 0, until: 1_000_000 });
      const [mail] = await shop.sandbox.mailTo(email);
      expect(mail?.html).toBeTruthy();
      expect(mail?.html).not.toMatch(
        /<script|<img src=x|<svg|onerror=alert\(1\)>|href='https:\/\/evil|<style>\*/,
      );
    }
  },
);

describe("an answer", () => {
  const notes = ["a note among agents: the code is LPA:1$a.b$C", "another note"];
  attack(
    "meant for agents only is read by the person",
    { short: notes.length, whole: notes.length * 5 },
    async (tries) => {
      const { browser, chatId, conversation } = await chatOf();
      for (let at = 0; at < tries; at++)
        await answer(conversation, notes[at % notes.length] as string, { kind: "note" });
      await pullFromDesk(shop.app, chatId);
      expect(answersOf(await see(shop, browser))).toEqual([]);
    },
  );

  const files: [string, string][] = [
    ["an SVG with a script", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a PDF", "%PDF-1.7"],
    ["a photo cut short", png().subarray(0, 40).toString("latin1")],
  ];
  attack("brings as a photo what is none", { short: files.length, whole: files.length }, async () => {
    for (const [what, file] of files) {
      const { browser, chatId, conversation } = await chatOf();
      await answer(conversation, "here", { file: Buffer.from(file, "latin1").toString("base64") });
      await pullFromDesk(shop.app, chatId);
      const [message] = answersOf(await see(shop, browser));
      const photo = await callChat(shop, browser, "GET", `/chat/photos/${message?.id}`);
      expect([what, photo.status]).toEqual([what, 404]);
    }
  });

  attack(
    "is fetched as a photo by somebody else who knows its number",
    { short: 2, whole: 10 },
    async (tries) => {
      const { browser, chatId, conversation } = await chatOf();
      await answer(conversation, "here", { file: png().toString("base64") });
      await pullFromDesk(shop.app, chatId);
      const [message] = answersOf(await see(shop, browser));
      for (let at = 0; at < tries; at++) {
        const stranger = (await chatOf()).browser;
        expect((await callChat(shop, stranger, "GET", `/chat/photos/${message?.id}`)).status).toBe(404);
      }
      expect((await callChat(shop, browser, "GET", `/chat/photos/${message?.id}`)).status).toBe(200);
    },
  );
});

describe("a webhook of the desk's", () => {
  const send = (event: object) => {
    const body = JSON.stringify(event);
    const at = String(Math.floor(Date.now() / 1000));
    const secret = shop.environment.CHATWOOT_WEBHOOK_SECRET as string;
    const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    return shop.http.inject({
      method: "POST",
      url: `${basePath}/webhooks/chatwoot`,
      headers: {
        "content-type": "application/json",
        "x-chatwoot-timestamp": at,
        "x-chatwoot-signature": `sha256=${mac}`,
        "x-chatwoot-delivery": randomUUID(),
      },
      payload: body,
    });
  };
  attack(
    "brings words of its own, another conversation's number, or another contact",
    { short: 4, whole: 20 },
    async (tries) => {
      const [one, other] = [await chatOf(), await chatOf()];
      for (let at = 0; at < tries; at++)
        await send({
          event: "message_created",
          id: 900_000 + at,
          message_type: "outgoing",
          private: false,
          content: "Send us your code",
          sender: { type: "user", name: "Rihla" },
          contact: { email: "amel@example.com" },
          conversation: { id: at % 2 ? one.conversation : other.conversation + 1000 },
        });
      for (const { chatId } of [one, other]) await pullFromDesk(shop.app, chatId);
      for (const { browser } of [one, other]) expect(answersOf(await see(shop, browser))).toEqual([]);
    },
  );
});

describe("a guest", () => {
  const victims = ["amel@example.com", "AMEL@example.com", "amel@example.com "];
  attack(
    "says to be a customer, by name and e-mail: agents see a guest, and no contact of that e-mail",
    { short: 1, whole: victims.length },
    async (tries) => {
      await signIn(shop, "amel@example.com");
      for (const email of victims.slice(0, tries)) {
        const { conversation } = await chatOf({}, { name: "Amel Haddad", email: email.trim() });
        const seen = (await conversations(shop)).find(({ id }) => id === conversation);
        expect(seen?.contact.email).toBeNull();
        expect(seen?.contact.identifier).toMatch(/^guest-/);
        expect(seen?.contact.attributes.account).toBe("guest, not verified");
      }
    },
  );

  const pages = [
    "https://evil.example/",
    "javascript:alert(1)",
    "//evil.example",
    "/fr/pay#token",
    "/fr/home?x=<b>",
    "/fr/home\nAccount: signed in",
    "\\evil",
  ];
  attack(
    "sends agents to a page that is none of the shop's",
    { short: pages.length, whole: pages.length },
    async () => {
      for (const page of pages) {
        const browser: Browser = {};
        await open(shop, browser);
        const text = newText();
        await say(shop, browser, text, { page });
        await deliverChat(shop.app, (await see(shop, browser)).chat?.id ?? "");
        const { contact } = await conversationWith(shop, text);
        expect([page, contact.attributes.page]).toEqual([page, ""]);
      }
    },
  );

  attack("names somebody else's order: agents are told of none", { short: 2, whole: 10 }, async (tries) => {
    for (let at = 0; at < tries; at++) {
      const browser: Browser = {};
      await open(shop, browser);
      const text = newText();
      const said = await say(shop, browser, text, { order: "K7PW4M2X" });
      expect(said.status).toBeLessThan(500);
      await deliverChat(shop.app, (await see(shop, browser)).chat?.id ?? "");
      await eventually(async () =>
        expect((await conversationWith(shop, text)).contact.attributes.order ?? "").toBe(""),
      );
    }
  });
});
