import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { type Browser, callChat, open, png, say, see, sendPhoto } from "./chat.test-kit.ts";

let shop: TestShop;
let browser: Browser;
/** A tenth of each limit, so that the tests need few calls. */
beforeAll(async () => {
  shop = await createTestShop({ LIMIT_FACTOR: "0.1" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.app.db.deleteFrom("limitCounter").execute();
  browser = {};
  await open(shop, browser);
});

const another = async () => {
  const browser: Browser = {};
  await open(shop, browser);
  return browser;
};
/** Makes a call so often, and one more: all but the last are taken. */
async function oneTooMany(count: number, call: () => Promise<{ status: number }>): Promise<void> {
  const statuses: number[] = [];
  for (let made = 0; made < count; made++) statuses.push((await call()).status);
  expect(new Set(statuses)).not.toContain(429);
  const refused = await call();
  expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
  expect(refused).toMatchObject({ headers: { "retry-after": expect.stringMatching(/^\d+$/) } });
}

it("messages are taken up to a number, one sent again counts once, and another chat goes on", async () => {
  const key = randomUUID();
  const { data } = await say(shop, browser, "Bonjour", { key });
  await say(shop, browser, "Bonjour", { key });
  await oneTooMany(2, () => say(shop, browser, "Encore"));
  expect(await say(shop, browser, "Bonjour", { key })).toMatchObject({ status: 200, data: { id: data.id } });
  expect((await see(shop, browser)).chat?.messages).toHaveLength(3);
  expect((await say(shop, await another(), "Salut")).status).toBe(201);
});

it("photos are taken up to a number, and messages go on", async () => {
  await oneTooMany(1, () => sendPhoto(shop, browser, png()));
  expect((await say(shop, browser, "Bonjour")).status).toBe(201);
});

it("photos are taken up to a number a day, however patiently they are sent", async () => {
  const later = () =>
    shop.app.db.deleteFrom("limitCounter").where("subject", "not like", "chat-photos-day/%").execute();
  await oneTooMany(5, async () => {
    const sent = await sendPhoto(shop, browser, png());
    await later();
    return sent;
  });
});

it("what is no photo counts too", async () => {
  await oneTooMany(1, () => sendPhoto(shop, browser, Buffer.from("<svg>")));
});

it("typing, looking, following and fetching photos share a number", async () => {
  const acts = [
    () => callChat(shop, browser, "POST", "/chat/typing", { isTyping: true }),
    () => callChat(shop, browser, "POST", "/chat/seen"),
    () => callChat(shop, browser, "GET", `/chat/photos/${randomUUID()}`),
  ] as const;
  let made = 0;
  await oneTooMany(12, () => (acts[made++ % 3] ?? acts[0])());
  expect((await callChat(shop, browser, "GET", "/chat/changes")).status).toBe(429);
  expect((await see(shop, browser)).chat).not.toBeNull();
});

it("so many chats begin from one address", async () => {
  await oneTooMany(2, () => open(shop, {}));
  // One's own is not begun again.
  expect((await open(shop, browser)).status).toBe(200);
});
