import { payAtTheBank } from "./bank-page.ts";
import { choosePlan, fillSummary, findDestination } from "./buying.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";

for (const language of ["fr", "ar"] as const)
  test.describe(language, () => {
    test.use({ language });

    test(`a relative at home pays in ${language}, without an account, and sees nothing of the traveller`, async ({
      visit,
      sandbox,
      customer,
      browser,
    }) => {
      test.slow();
      const { page, t } = visit;
      await page.goto(`/${language}`);
      await findDestination(visit, "TN");
      await choosePlan(visit);
      await fillSummary(visit, customer);
      await page.getByRole("button", { name: t("payment.byLink.title") }).click();
      await page.getByRole("button", { name: t("payment.byLink.make") }).click();
      const link = (await page.getByText(/\/pay#[\w-]{43}$/).textContent()) ?? "";

      const relative = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const theirs = await relative.newPage();
      await theirs.goto(link);
      await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(theirs.locator("main")).not.toContainText(customer.email);
      await expectNoSidewaysScroll(theirs);
      const payer = `payer-${customer.email}`;
      await theirs.getByLabel(t("payment.byLink.email")).fill(payer);
      await theirs.getByLabel(t("payment.byLink.agree")).check();
      await theirs.locator("main button[type=button]").last().click();
      await payAtTheBank(theirs);
      await expect(theirs.getByRole("heading", { name: t("payment.byLink.paid.title") })).toBeVisible();
      await expect(theirs.locator("main")).not.toContainText(customer.email);
      await theirs.goto(link);
      await theirs.reload();
      await expect(theirs.getByText(t("problems.code.payment_link_paid"))).toBeVisible();
      await relative.close();

      expect((await sandbox.mail(payer, /./)).text).not.toContain(customer.email);
    });
  });
