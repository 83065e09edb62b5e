// @module-tag all
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import { aMinuteLater, conversationWith, createQuietShop, open, say, saying } from "./chat.test-kit.ts";

/** Processes start one after the other, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });
const patience = 40;
let shop: TestShop;
beforeAll(async () => {
  shop = await createQuietShop();
});
afterAll(() => shop.close());

it.each(["after", "before"])(
  "a worker killed while the desk was at work, the kill %s it, leaves each message there once",
  async (when) => {
    const browser = {};
    const texts = [`Premier, ${when}`, `Deuxième, ${when}`];
    await open(shop, browser);
    await shop.sandbox.fault({ endpoint: saying, kind: "slow", when, ms: when === "after" ? 20_000 : 3_000 });
    await shop.sandbox.forgetCalls();
    for (const text of texts) await say(shop, browser, text);
    const worker = await startShopProcess(shop, "worker");
    await eventually(async () => expect(await shop.sandbox.callsAt(saying)).toBe(1), patience);
    await worker.kill();
    await eventually(() => conversationWith(shop, texts[0] as string), patience);
    const next = await startShopProcess(shop, "worker");
    await eventually(async () => {
      await aMinuteLater(shop, true);
      await conversationWith(shop, texts[1] as string);
    }, patience);
    await next.kill();
    const { messages } = await conversationWith(shop, texts[0] as string);
    expect(messages.map(({ content }) => content)).toEqual(texts);
  },
);
