import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";
import { onlyWithAll } from "./when.ts";

/** The scripts of a list of plans; other pages ask for none of them. */
const codeOfPlans = /\/assets\/packages-[\w-]+\.js/;

/** Of a document, as a new one doesn't have it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate('document.documentElement.setAttribute("data-marked", "")');
}

test("a page whose code is gone, as after a release, is fetched anew by itself", async ({
  visit: { page },
  complaints,
}) => {
  complaints.expect(/404/, /assets\/packages/);
  let isGone = true;
  await page.route(codeOfPlans, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  page.on("framenavigated", () => {
    isGone = !page.url().endsWith("/packages/FR");
  });
  await page.goto("/fr/home", { waitUntil: "networkidle" });
  await mark(page);
  await page.locator('a[href="/fr/packages/FR"]').first().click();
  await expect(page).toHaveURL(/\/fr\/packages\/FR$/);
  await expect(page.locator("html[data-marked]")).toHaveCount(0);
  // It is alive: a filter works without a new document.
  await mark(page);
  await page.waitForLoadState("networkidle");
  await page.locator('a[href*="/packages/FR?kind=unlimited"]').first().click();
  await expect(page).toHaveURL(/kind=/);
  await expect(page.locator("html[data-marked]")).toHaveCount(1);
});

test(
  "a page whose code stays away is fetched anew once, not again and again",
  onlyWithAll,
  async ({ visit: { page }, complaints }) => {
    complaints.expect(/404/, /assets\/packages/, /dynamically imported module/);
    const documents: string[] = [];
    await page.route(codeOfPlans, (route) => route.fulfill({ status: 404 }));
    await page.goto("/fr/home", { waitUntil: "networkidle" });
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.locator('a[href="/fr/packages/FR"]').first().click();
    await expect.poll(() => documents.length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(documents).toHaveLength(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);
