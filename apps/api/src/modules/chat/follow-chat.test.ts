import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { type Browser, callChat, open, say, see, textsOf } from "./chat.test-kit.ts";

let shop: TestShop;
let address: string;
beforeAll(async () => {
  shop = await createTestShop();
  address = await shop.http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.close());

/** One window's stream: `next` waits for a revision, undefined once the stream has ended. */
async function follow({ cookie = "" }: Browser) {
  const response = await fetch(`${address}/api/v1/app/chat/changes`, { headers: { cookie } });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  const next = async (): Promise<number | undefined> => {
    const { done, value = "" } = await reader.read();
    const [, revision] = /^data: \{"revision":(\d+)\}\n\n$/.exec(value) ?? [];
    return done ? undefined : Number(revision ?? (await next()));
  };
  return { next, leave: () => reader.cancel() };
}

it("each window is told of a change and reads it, and only it, from the revision it knows", async () => {
  const browser: Browser = {};
  await open(shop, browser);
  const windows = await Promise.all([follow(browser), follow(browser)]);
  const before = await Promise.all(windows.map(({ next }) => next()));
  expect(before[0]).toBe((await see(shop, browser)).chat?.revision);
  await say(shop, browser, "Bonjour");
  for (const { next } of windows) expect(await next()).toBeGreaterThan(before[0] as number);
  expect(textsOf(await see(shop, browser, before[0]))).toEqual(["person: Bonjour"]);
  const { chat } = await see(shop, browser);
  expect(textsOf(await see(shop, browser, chat?.revision))).toEqual([]);
  for (const { leave } of windows) await leave();
});

it("a window is told nothing of another chat, and its stream ends when its own is deleted", async () => {
  const [one, other]: [Browser, Browser] = [{}, {}];
  await open(shop, one);
  await open(shop, other);
  const window = await follow(one);
  await window.next();
  await say(shop, other, "Bonjour");
  await say(shop, one, "Salut");
  expect(await window.next()).toBe((await see(shop, one)).chat?.revision);
  await callChat(shop, one, "DELETE", "/chat");
  expect(await window.next()).toBeUndefined();
  expect(
    (await fetch(`${address}/api/v1/app/chat/changes`, { headers: { cookie: one.cookie ?? "" } })).status,
  ).toBe(404);
});
