import { randomUUID } from "node:crypto";
import { type EndpointName, endpoints } from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attack } from "../../testing/attack.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { type Browser, callChat, newText, open, png, say, see, sendPhoto, textsOf } from "./chat.test-kit.ts";

let shop: TestShop;
const owner: Browser = {};
const key = randomUUID();
const text = newText();
let photo: string;
beforeAll(async () => {
  shop = await createTestShop();
  await open(shop, owner);
  await say(shop, owner, text, { key });
  photo = (await sendPhoto(shop, owner, png())).data.id;
});
afterAll(() => shop.close());

const about = { page: "/fr/home", language: "fr" };
const call = (stranger: Browser, method: "GET" | "POST" | "DELETE", path: string, body?: object) =>
  callChat(shop, stranger, method, path, body);
/** Every call of a chat, as somebody makes it who knows all about the owner's but the secret. */
const acts: Partial<Record<EndpointName, (stranger: Browser) => ReturnType<typeof call>>> = {
  "GET /chat": (stranger) => call(stranger, "GET", "/chat?since=0"),
  "POST /chat": (stranger) => call(stranger, "POST", "/chat", { language: "fr", name: "Amina" }),
  "POST /chat/messages": (stranger) => say(shop, stranger, "Hello", { key }),
  "POST /chat/photos": (stranger) =>
    call(stranger, "POST", "/chat/photos", { key, content: png().toString("base64"), ...about }),
  "GET /chat/photos/{id}": (stranger) => call(stranger, "GET", `/chat/photos/${photo}`),
  "POST /chat/seen": (stranger) => call(stranger, "POST", "/chat/seen"),
  "POST /chat/typing": (stranger) => call(stranger, "POST", "/chat/typing", { isTyping: true }),
  "GET /chat/changes": (stranger) => call(stranger, "GET", "/chat/changes"),
  "DELETE /chat": (stranger) => call(stranger, "DELETE", "/chat"),
  "DELETE /chat/secret": (stranger) => call(stranger, "DELETE", "/chat/secret"),
};

it("knows every call of a chat", () => {
  const chats = Object.keys(endpoints).filter((name) => name.split(" ")[1]?.startsWith("/chat"));
  expect(Object.keys(acts).toSorted()).toEqual(chats.toSorted());
});

describe.each([
  ["nobody", async () => ({})],
  ["somebody who guesses", async () => ({ cookie: `chat_secret=${"x".repeat(43)}` })],
  ["somebody signed in", async () => ({ token: await signIn(shop, `${randomUUID()}@example.com`) })],
  ["a guest with a chat of their own", async () => withChat({})],
  [
    "an account with a chat of its own",
    async () => withChat({ token: await signIn(shop, `${randomUUID()}@example.com`) }),
  ],
])("authorization", (who, stranger) => {
  // Following one's own goes on for minutes.
  const tried = Object.entries(acts).filter(([name]) => name !== "GET /chat/changes");
  attack(
    `${who} calls every endpoint of somebody's chat`,
    { short: tried.length, whole: tried.length },
    async () => {
      for (const [name, act] of tried) {
        const answer = await act(await stranger());
        expect(JSON.stringify(answer), name).not.toContain(text);
        expect(answer.status).toBeLessThan(500);
        const { chat } = await see(shop, owner);
        expect(textsOf({ available: true, chat })).toEqual([`person: ${text}`, "person: "]);
        expect(chat).toMatchObject({ unread: 0, agentIsTyping: false });
      }
      expect((await acts["GET /chat/photos/{id}"]?.(await stranger()))?.status).toBe(404);
    },
  );
});

it.each(
  Object.entries(acts).filter(([name]) => !["GET /chat", "POST /chat", "DELETE /chat/secret"].includes(name)),
)("who has no chat is told so by %s", async (_name, act) => {
  expect((await act({}))?.status).toBe(404);
});

it("the same key in another chat is another message", async () => {
  const stranger = await withChat({});
  const { status, data } = await say(shop, stranger, "Hello", { key });
  expect([status, data.text]).toEqual([201, "Hello"]);
});

async function withChat(browser: Browser): Promise<Browser> {
  await open(shop, browser);
  return browser;
}
