import { basePath } from "@rihla/contract";
import { afterAll, beforeAll, expect } from "vitest";
import { attack } from "../../testing/attack.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { type Browser, open, say, see } from "./chat.test-kit.ts";
import { streamShares } from "./follow-chat.ts";

let shop: TestShop;
let address: string;
beforeAll(async () => {
  shop = await createTestShop();
  address = await shop.http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.close());

type Stream = { revision: number | undefined; next: () => Promise<string>; leave: () => Promise<void> };
/** Opens one and reads its first event. `from`: the address that the shop's own server tells of. */
async function follow({ cookie = "" }: Browser, from: string): Promise<Stream> {
  const headers = { cookie, "x-forwarded-for": from };
  const response = await fetch(`${address}${basePath}/chat/changes`, { headers });
  expect(response.status).toBe(200);
  const reader = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  const next = async () => {
    const { done, value = "" } = await reader.read();
    return done ? "end" : value;
  };
  const [, revision] = /^data: \{"revision":(\d+)\}/.exec(await next()) ?? [];
  return {
    revision: revision === undefined ? undefined : Number(revision),
    next,
    leave: () => reader.cancel(),
  };
}
async function guest(): Promise<Browser> {
  const browser: Browser = {};
  await open(shop, browser);
  return browser;
}
/** All that is said to its end. */
async function rest({ next }: Stream): Promise<string> {
  let said = "";
  for (let part = await next(); part !== "end"; part = await next()) said += part;
  return said;
}

attack(
  "One guest opens hundreds of live chat's streams; another's one stays and tells",
  { short: 40, whole: 600 },
  async (tries) => {
    const [greedy, honest] = [await guest(), await guest()];
    const kept = await follow(honest, "41.111.2.2");
    const taken: Stream[] = [];
    for (let opened = 0; opened < tries; opened++) taken.push(await follow(greedy, "41.111.1.1"));
    const ended = await Promise.all(taken.slice(0, -streamShares.person).map(rest));
    expect(ended).toHaveLength(tries - streamShares.person);
    expect(new Set(ended)).toEqual(new Set(["retry: 120000\n\n"]));
    await say(shop, honest, "Bonjour");
    expect(await kept.next()).toContain(`{"revision":${(await see(shop, honest)).chat?.revision}}`);
    const another = await follow(await guest(), "41.111.1.1");
    expect(another.revision).toBe(0);
    for (const { leave } of [kept, another, ...taken.slice(-streamShares.person)]) await leave();
  },
);

attack(
  "One address takes all its share of live chat's streams with many guests' chats; others still open one, there too",
  { short: 258, whole: 1104 },
  async (tries) => {
    const [honest, neighbour] = [await guest(), await guest()];
    const kept = await follow(honest, "41.112.2.2");
    const beside = await follow(neighbour, "41.112.1.1");
    const chats = await Promise.all(Array.from({ length: Math.ceil(tries / streamShares.person) }, guest));
    const taken: Stream[] = [];
    let ended = 0;
    await Promise.all(
      chats.map(async (chat) => {
        for (let window = 0; window < streamShares.person; window++) {
          const stream = await follow(chat, "41.112.1.1");
          taken.push(stream);
          void rest(stream).then(() => {
            ended += 1;
          });
        }
      }),
    );
    await expect.poll(() => ended).toBe(taken.length + 1 - streamShares.address);
    const late = [await follow(await guest(), "41.112.1.1"), await follow(await guest(), "41.113.3.3")];
    expect(late.map(({ revision }) => revision)).toEqual([0, 0]);
    for (const [browser, stream] of [
      [honest, kept],
      [neighbour, beside],
    ] as const) {
      await say(shop, browser, "Salut");
      expect(await stream.next()).toContain(`{"revision":${(await see(shop, browser)).chat?.revision}}`);
    }
    for (const { leave } of [kept, beside, ...late, ...taken]) await leave();
  },
);
