import { expect, test } from "vitest";
import { drawnInFrench } from "../../lib/page/drawn-page.test-kit.tsx";
import { Balances } from "./balances.tsx";

const dinars = { amount: 200_000, currency: "DZD" };
const drawn = (dollars: number) =>
  drawnInFrench(<Balances balances={[dinars, { amount: dollars, currency: "USD" }]}>{null}</Balances>, [
    "public",
    "personal",
    "wallet",
  ]);

test("a currency that there is no money in is no sum, and can be filled all the same", async () => {
  const page = await drawn(0);
  expect(page).toContain("2,000\u00a0DA");
  expect(page).not.toContain("$0");
  expect(page).toContain("Recharger en USD");
});

test("what there is in another currency stands beneath, and can be filled there", async () => {
  const page = await drawn(1050);
  expect(page).toContain("$10.5");
  expect(page).not.toContain("Recharger en");
});
