import { atTheBank, payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, openSummary, payButton } from "./buying.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

const line = ({ page, t }: Visit) => page.getByRole("link", { name: t("cart.unpaid.waiting") });

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`who closed the bank's tab is led back to the order from every page until it is paid, and nobody else is, in ${language}`, async ({
      visit,
      customer,
      browser,
    }) => {
      test.slow();
      const { t } = visit;
      await openSummary(visit);
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await atTheBank(visit.page);
      const again = { ...visit, page: await visit.page.context().newPage() };
      await visit.page.close();
      const { page } = again;
      for (const name of ["home", "packages/TR", "guide", "search"]) {
        await page.goto(`/${language}/${name}`);
        await expect(line(again), name).toBeVisible();
      }
      await page.goto(`/${language}/home`);
      await expect(line(again)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      const other = await (await browser.newContext()).newPage();
      await other.goto(`/${language}/home`);
      await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(line({ ...visit, page: other })).toHaveCount(0);

      await line(again).click();
      await page.getByRole("link", { name: t("payment.waiting.toBank") }).click();
      await payAtTheBank(page);
      await expectPaid(again);
      await page.goto(`/${language}/home`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".waiting-order")).toBeHidden();
    });
  });
