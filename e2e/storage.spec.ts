import { payAtTheBank } from "./bank-page.ts";
import { fillSummary, openSummary, payButton } from "./buying.ts";
import { eventually, expect, test } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.use({ language: "en" });

/** What private windows, strict settings and full phones do to the storage of the pages that come. */
const faults = {
  blocked: `for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });`,
  full: `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
};

for (const fault of ["blocked", "full"] as const)
  test(
    `one can pay where storage is ${fault}, and the order arrives by mail`,
    fault === "full" ? onlyWithAll : {},
    async ({ visit, customer, complaints, sandbox }) => {
      // The router says that it can't keep where a page was scrolled to; the bank's answer opens with a secret we couldn't keep.
      complaints.expect(/scroll positions/, /\b404\b/);
      const { page, t } = visit;
      await page.addInitScript(faults[fault]);
      await openSummary(visit);
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await payAtTheBank(page);
      const paid = page.getByRole("heading", { level: 1, name: t("payment.elsewhere.successful.title") });
      await expect(paid).toBeVisible(eventually);
      await sandbox.mail(customer.email, /./);
    },
  );

test(
  "the pay button can be pressed again after the storage was cleared and the API refused",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    complaints.expect(/\b503\b/);
    const { page } = visit;
    await openSummary(visit);
    await fillSummary(visit, customer);
    await page.evaluate("localStorage.clear(), sessionStorage.clear()");
    await page.route("**/api/v1/app/orders", (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await payButton(visit).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(payButton(visit)).toBeEnabled();
    await payButton(visit).click();
    await payAtTheBank(page);
    await expect(page).toHaveURL(/\/success/, eventually);
  },
);
