import type { Page } from "@playwright/test";
import { atTheBank, cancelAtTheBank, payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, openSummary, orderOnPage, payButton } from "./buying.ts";
import type { Customer } from "./customer.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

// The bank's page in a window of its own, as on a computer.
test.use({ language: "ar", viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test.beforeEach(async ({ visit }) => {
  const { page, t, language } = visit;
  await page.goto(`/${language}/preferences`);
  await page.getByRole("radio", { name: t("profile.preferences.payment.window") }).check();
});

test("the notice of leaving stays until its button is pressed, which opens the bank's page in a window; paid there, the shop shows the receipt", async ({
  visit,
  sandbox,
  customer,
}) => {
  const { page, t } = visit;
  await goToNotice(visit, customer);
  const goOn = page.getByRole("button", { name: t("payment.redirect.continue") });
  await expect(goOn).toBeFocused();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(page.getByRole("dialog").getByText(t("payment.redirect.body"))).toBeVisible();
  const bank = await openWindow(page, () => goOn.click());
  await expect(waiting(visit)).toBeVisible();
  expect(await bank.evaluate("window.opener")).toBeNull();
  await payAtTheBank(bank);
  await expectPaid(visit);
  await expect(bank.getByText(t("payment.closeWindow.body"))).toBeVisible();
  const closed = bank.waitForEvent("close");
  // The window may be gone before the press is told of.
  await bank
    .getByRole("button", { name: t("payment.closeWindow.close") })
    .click()
    .catch(() => {});
  await closed;
  const { number } = await orderOnPage(visit);
  expect(await sandbox.bankOrdersFor(number)).toHaveLength(1);
});

test(
  "where windows are blocked, a link and this tab lead on, and the shop waits",
  onlyWithAll,
  async ({ visit, customer }) => {
    const { page, t } = visit;
    await goToNotice(visit, customer);
    await page.evaluate("window.open = () => null");
    await page.getByRole("button", { name: t("payment.redirect.continue") }).click();
    await expect(page.getByRole("status").getByText(t("problems.general.popupBlocked"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("payment.redirect.blocked.here") })).toBeVisible();
    const link = page.getByRole("link", { name: t("payment.redirect.blocked.open") });
    const bank = await openWindow(page, () => link.click());
    await expect(waiting(visit)).toBeVisible();
    await payAtTheBank(bank);
    await expectPaid(visit);
  },
);

test(
  "who closes the window too early is asked to open it again, gets the same page, and cancelling there is told in the shop",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    await goToNotice(visit, customer);
    const goOn = page.getByRole("button", { name: t("payment.redirect.continue") });
    const first = await openWindow(page, () => goOn.click());
    const attempt = await atTheBank(first);
    await first.close();
    await expect(page.getByText(t("payment.waiting.windowGone"))).toBeVisible();
    const again = page.getByRole("button", { name: t("payment.waiting.openWindow") });
    const second = await openWindow(page, () => again.click());
    expect(await atTheBank(second)).toBe(attempt);
    await cancelAtTheBank(second);
    await expect(page.getByText(t("problems.code.payment_failed"))).toBeVisible(eventually);
    const { number } = await orderOnPage(visit);
    expect(await sandbox.bankOrdersFor(number)).toMatchObject([{ state: "cancelled" }]);
  },
);

async function goToNotice(visit: Visit, customer: Customer): Promise<void> {
  await openSummary(visit);
  await fillSummary(visit, customer);
  await payButton(visit).click();
  await expect(visit.page.getByText(visit.t("payment.redirect.title"))).toBeVisible();
}

async function openWindow(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent("popup"), press()]);
  return opened;
}

const waiting = ({ page, t }: Visit) =>
  page.getByRole("heading", { level: 1, name: t("payment.waiting.title") });
