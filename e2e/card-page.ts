import type { Page } from "@playwright/test";

/** Public test numbers of the hosted card page in dollars. */
export const worldCards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  confirms: "4000002500003155",
};

/** Types a card on the page where dollars are paid. */
export async function enterWorldCard(page: Page, number: string): Promise<void> {
  await page.waitForURL(/\/stripe\//);
  await page.locator("#number").fill(number);
  await page.locator('form[action$="/card"] button').click();
}
