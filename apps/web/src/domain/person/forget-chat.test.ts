import { expect, test, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { forgetAtShop, forgetChat } from "./forget-chat.ts";

const shop = vi.hoisted(() => ({ calls: [] as string[], isAway: false }));
vi.mock("../../lib/api/api.ts", () => ({
  api: async (name: string) => {
    shop.calls.push(name);
    if (shop.isAway) throw new Error("offline");
  },
}));

const open = (area: "device" | "tab", kept: Map<string, string>) =>
  openStorage(area, {
    entries: () => kept,
    write: (key, value) => (value === undefined ? kept.delete(key) : kept.set(key, value)),
    onChange: () => {},
  });

test("what was forgotten without a network goes at once here, and at the shop before the chat is asked for again", async () => {
  const device = new Map(Object.entries({ CHAT: "begun", CART: "[]" }));
  const ofChat = { "chat-open": "open", "chat-draft": "Bonjour", "chat-outgoing": "[]" };
  const tab = new Map(Object.entries({ ...ofChat, other: "stays" }));
  open("device", device);
  open("tab", tab);
  shop.isAway = true;
  forgetChat();
  expect([[...device.keys()], [...tab.keys()]]).toEqual([["CART", "chat-forgotten"], ["other"]]);
  await expect(forgetAtShop()).rejects.toThrow("offline");
  shop.isAway = false;
  await forgetAtShop();
  await forgetAtShop();
  expect(shop.calls).toEqual(Array(3).fill("DELETE /chat/secret"));
  expect([...device.keys()]).toEqual(["CART"]);
});
