import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { operatorsOf } from "./operators.test-kit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const { as, complaint } = operatorsOf(() => shop);

it("whoever has the machine blocks as an owner does, sees it masked, and lifts it once", async () => {
  const email = `${randomUUID()}@example.com`;
  const { id } = await as("root", `block email ${email.toUpperCase()}`);
  const network = await as("root", "block network 41.105.1.9 2099-05-03T14:05");
  const { blocks, more } = await as("root", "blocks");
  expect(blocks).toMatchObject([
    { id: network.id, facts: "network 41.105.•••/32", endsAt: "2099-05-03T13:05:00.000Z" },
    {
      id,
      facts: `email ${email[0]}•••@example.com`,
      endsAt: "when it is lifted",
      who: "root",
      why: "as agreed",
    },
  ]);
  expect(more).toBe(false);
  expect(await complaint("root", `block email ${email}`)).toBe("This is blocked already, without an end");
  expect(await as("root", `unblock ${id}`)).toEqual({ id });
  expect(await complaint("root", `unblock ${id}`)).toContain("has ended, or was lifted");
});

it.each([
  ["block person amel@example.com", "Say what is blocked"],
  ["block email", "VALUE is missing"],
  ["block email nobody", "This is no email"],
  ["block network 41.0.0.0/8", "too wide"],
  ["block email a@example.com tomorrow", "is no time"],
  ["unblock 7", "Say unblock ID"],
])("%s blocks nobody and says why", async (line, sentence) => {
  expect(await complaint("root", line)).toContain(sentence);
});
