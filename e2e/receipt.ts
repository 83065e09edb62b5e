import type { receiptReaders } from "@rihla/contract";
import { expect, type Visit } from "./test.ts";

type Fact = keyof typeof receiptReaders | "orderNumber" | "paidAt" | "method" | "amount";

/** What the receipt on the page says of a payment, and whom its payer can call. */
export async function expectReceipt(
  visit: Visit,
  facts: Partial<Record<Fact, string | RegExp>>,
): Promise<void> {
  const { page, t } = visit;
  for (const [fact, value] of Object.entries(facts) as [Fact, string | RegExp][]) {
    const name = t(`payment.receipt.${fact}`).replaceAll(/[()]/g, "\\$&");
    const term = page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
    await expect(term.locator("xpath=following-sibling::dd")).toContainText(value);
  }
  await expectHelpLine(visit);
}

export async function expectHelpLine({ page }: Visit): Promise<void> {
  await expect(page.getByRole("link", { name: "3020" })).toHaveAttribute("href", "tel:3020");
  await expect(page.getByText("SATIM", { exact: true }).first()).toBeVisible();
}
