import type { Locator, Page } from "@playwright/test";
import { payAtTheBank } from "./bank-page.ts";
import { buyButton, destinationName, expectPaid, payButton, plansOf } from "./buying.ts";
import { expect, test } from "./test.ts";
import { startingWith } from "./words.ts";

test.use({ language: "en", viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test("a plan is found, chosen and paid for with the keyboard alone", async ({ visit, customer }) => {
  test.slow();
  const { page, t } = visit;
  await page.goto("/en/home", { waitUntil: "networkidle" });
  await tabTo(page, page.getByRole("combobox", { name: t("search.label") }));
  await page.keyboard.type(await destinationName(visit, "TN"));
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: t("trip.show") }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/packages\/TN/);
  await tabTo(page, buyButton(visit));
  await page.keyboard.press("Enter");
  await expect(payButton(visit)).toBeVisible();
  for (const [field, text] of [
    ["email", customer.email],
    ["name", customer.name],
    ["phoneNumber", customer.phone],
  ] as const) {
    await tabTo(page, page.getByLabel(t(`checkout.billing.${field}`), { exact: true }));
    await page.keyboard.type(text);
  }
  for (const agreed of ["device", "terms"] as const) {
    await tabTo(page, page.getByRole("checkbox", { name: t(`checkout.agree.${agreed}`) }));
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByRole("button", { name: startingWith(t("checkout.pay")) }));
  await page.keyboard.press("Enter");
  await payAtTheBank(page);
  await expectPaid(visit);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what has the focus is never under the bars at the foot of the screen or under a list", async ({
    visit,
  }) => {
    test.slow();
    const { page } = visit;
    const [plan] = await plansOf(visit, "TR");
    for (const [address, all] of [
      ["/home", 18],
      [`/packages/TR/${plan?.code}`, 16],
      [`/summary?plan=${plan?.code}`, 28],
    ] as const) {
      await page.goto(`/ar${address}`, { waitUntil: "networkidle" });
      const covered: string[] = [];
      for (let stops = 0; stops < all; stops++) {
        await page.keyboard.press("Tab");
        const focus = await page.evaluate<{ name: string; isCovered: boolean } | null>(focused);
        if (!focus) break;
        if (focus.isCovered) covered.push(focus.name);
      }
      expect([address, ...covered]).toEqual([address]);
    }
  });
});

/** What has the focus, and whether something else lies over its middle; null at the end of the page. */
const focused = `(() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const { x, y, width, height } = one.getBoundingClientRect();
  const within = (at, most) => Math.min(Math.max(at, 1), most - 2);
  const over = document.elementFromPoint(within(x + width / 2, innerWidth), within(y + height / 2, innerHeight));
  const own = [one, one.parentElement, ...(one.labels ?? [])];
  return { name: one.outerHTML.slice(0, 200), isCovered: !own.some((part) => part?.contains(over)) && !over?.contains(one) };
})()`;

/** Forwards only, as far as the page goes. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if ((await wanted.and(page.locator(":focus")).count()) > 0) break;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}
