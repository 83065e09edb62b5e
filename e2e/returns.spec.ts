import { readFileSync } from "node:fs";
import { formatMoney } from "@rihla/i18n";
import { enterAt } from "./account.ts";
import { buyThroughApi } from "./buying-without-a-screen.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

for (const { language, when } of languagesFrom("en"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`one of two eSIMs is given back from the list of orders in ${language}; the sum is said before, and the receipt can be kept`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      const { page, t } = visit;
      test.slow();
      const order = await buyThroughApi(page.request, sandbox, customer, 2);
      await enterAt(visit, sandbox, customer, "/profile");
      const orders = page.getByRole("region", { name: t("orders.title") });
      await expect(orders.getByRole("link")).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await orders.getByRole("link").click();
      await expect(page).toHaveURL(new RegExp(`/status/${order.number}$`));
      const section = page.getByRole("region", { name: t("orders.return.title") });
      await section.getByRole("heading").click();
      await section.getByRole("checkbox").first().check();
      await section.getByRole("button", { name: t("orders.return.open") }).click();
      const dialog = page.getByRole("alertdialog");
      const half = formatMoney({ ...order.total, amount: order.total.amount / 2 }, language);
      await expect(dialog).toContainText(half);
      await expect(dialog).toContainText(/\d\d\/\d\d\/\d{4}/);
      await expectNoViolations(page);
      await dialog.getByRole("button", { name: t("orders.return.confirm.yes") }).click();
      await expect(section.getByText(t("orders.return.done"))).toBeVisible();
      await expect(section.getByText(t("orders.return.states.cancelled"), { exact: true })).toHaveCount(1);

      await page.getByRole("link", { name: t("orders.next.receipt") }).click();
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: t("payment.receipt.download") }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(`receipt-${order.number}.pdf`);
      expect(readFileSync(await file.path(), "latin1")).toMatch(/^%PDF-/);
      await page.getByRole("button", { name: t("payment.receipt.send") }).click();
      await expect(page.getByText(t("payment.receipt.sent"))).toBeVisible();
    });
  });

test(
  "an eSIM that does not work is reported on its own page, which keeps saying that its money is on the way",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t, language } = visit;
    const order = await buyThroughApi(page.request, sandbox, customer, 1);
    await enterAt(visit, sandbox, customer, `/details/${order.esims[0]?.id}`);
    await page.getByRole("button", { name: t("esims.notWorking") }).click();
    const section = page.getByRole("region", { name: t("orders.return.failure.heading") });
    await section.getByRole("button", { name: t("orders.return.failure.open") }).click();
    const dialog = page.getByRole("dialog", { name: t("orders.return.failure.title") });
    await dialog.getByRole("radio", { name: t("orders.return.failure.what.does_not_install") }).check();
    await expect(dialog).toContainText(formatMoney(order.total, language));
    await expectNoViolations(page);
    await dialog.getByRole("button", { name: t("orders.return.failure.send") }).click();
    // Still said once the page shows what the report led to.
    await expect(page.getByText(t("esims.advice.canceled"))).toBeVisible();
    await expect(section.getByText(t("orders.return.failure.decided"))).toBeVisible();
  },
);
