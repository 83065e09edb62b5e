import { expect, type Page } from "@playwright/test";

/** From the public test sheet: the first is accepted, the second has no money on it. */
const goodCard = { pan: "6280581110007215", expiry: "01/2027", cvv: "373" };
export const poorCard = { pan: "6280580610061110", expiry: "01/2027", cvv: "260" };

/** Waits for the bank's page; gives the bank's own reference of this attempt. */
export async function atTheBank(page: Page): Promise<string> {
  await page.waitForURL(/\/satim\/.*mdOrder=/);
  return new URL(page.url()).searchParams.get("mdOrder") ?? "";
}

export async function payAtTheBank(page: Page, card = goodCard): Promise<void> {
  await atTheBank(page);
  await page.locator("#pan").fill(card.pan);
  await page.locator("#expiry").fill(card.expiry);
  await page.locator("#cvv").fill(card.cvv);
  await page.locator("#name").fill("Amina Benali");
  await page.locator("form[action=card] button").click();
  await page.locator("#otp").fill("123456");
  await page.locator("form[action=otp] button").click();
}

export async function cancelAtTheBank(page: Page): Promise<void> {
  await atTheBank(page);
  await page.locator("form[action=cancel] button").click();
  await expect(page).not.toHaveURL(/\/satim\//);
}
