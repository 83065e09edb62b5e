import { globSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { dataRecipientRoles, type ShopFacts } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import type { Adapter } from "./adapter.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

it("every kind of company is a data recipient that the privacy policy has words for", () => {
  const kinds = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(dataRecipientRoles).toEqual(expect.arrayContaining(kinds.map(({ name }) => name)));
});

it("every company says what it is to the shop, and its name", async () => {
  for (const file of globSync(`${import.meta.dirname}/*/*/index.ts`)) {
    const [adapter] = Object.values(await import(file)) as Adapter<unknown>[];
    expect([file, adapter?.dataRecipient.role]).toEqual([file, basename(dirname(dirname(file)))]);
    expect([file, adapter?.dataRecipient.name]).not.toEqual([file, null]);
  }
});

it("tells texts of those that are configured, and of no other", async () => {
  const answer = await shop.http.inject({ url: "/api/v1/app/catalogue/facts" });
  const { paymentLinkHours, dataRecipients } = answer.json().data as ShopFacts;
  const named = dataRecipients.map(({ role, name }) => `${role} ${name?.en ?? ""}`.trim());
  expect(named.toSorted()).toEqual(
    shop.app.dataRecipients.map(({ role, name }) => `${role} ${name?.en ?? ""}`.trim()).toSorted(),
  );
  expect(named).toEqual(expect.arrayContaining(["mail", "esim eSIM Access"]));
  expect(paymentLinkHours).toBe(shop.app.config.PAYMENT_LINK_HOURS);
});
