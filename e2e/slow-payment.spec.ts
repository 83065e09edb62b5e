import type { Page } from "@playwright/test";
import {
  expectDelivered,
  expectNotPaid,
  expectPaid,
  fillSummary,
  openSummary,
  orderOnPage,
  payButton,
} from "./buying.ts";
import { expectNoViolations } from "./no-violations.ts";
import { makeLink } from "./payment-link.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

async function agreeAtPaypal(page: Page, funding: "declined" | "echeck"): Promise<void> {
  await page.waitForURL(/\/paypal\//);
  await page.locator(`button[name=funding][value=${funding}]`).click();
}

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a refusal of an account, then a transfer that takes days on the same page: nobody is asked to pay again, in ${language}`, async ({
      visit,
      customer,
      sandbox,
      browser,
    }) => {
      test.slow();
      const { page, t } = visit;
      await page.request.post("/currency", { form: { currency: "USD", next: "/" }, maxRedirects: 0 });
      await openSummary(visit, "US");
      await page.getByRole("radio", { name: t("checkout.method.paypal.label") }).check();
      await fillSummary(visit, customer);
      const link = await makeLink(visit);
      await page.keyboard.press("Escape");

      await payButton(visit).click();
      await agreeAtPaypal(page, "declined");
      await expectNotPaid(visit);
      const { number } = await orderOnPage(visit);
      await expect(
        page.getByText(t("payment.failure.cause.other_means", { operator: "PayPal" })),
      ).toBeVisible();
      await expect(page.getByText(t("payment.failure.todo.account"))).toBeVisible();
      await expect(page.getByText("Votre transaction a été rejetée")).toBeHidden();
      await expect(page.getByText(t("payment.failure.todo.internet"))).toBeHidden();
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: t("payment.failure.tryAgain") }).click();
      await agreeAtPaypal(page, "echeck");
      const held = page.getByRole("heading", { level: 1, name: t("payment.held.title") });
      await expect(held).toBeVisible(eventually);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);

      // Whatever page of the order is opened, none of them has a button that pays.
      for (const address of [
        `failure?order=${number}`,
        `summary?order=${number}`,
        `success?order=${number}`,
      ]) {
        await page.goto(`/${language}/${address}`);
        await expect(held).toBeVisible(eventually);
      }
      const relative = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const theirs = await relative.newPage();
      await theirs.goto(link);
      await theirs.getByLabel(t("payment.byLink.agree")).check();
      await theirs.locator("main button[type=button]").last().click();
      await expect(theirs.getByText(t("payment.byLink.beingPaid"))).toBeVisible();
      await relative.close();

      await sandbox.endAtPaypal(number, "cleared");
      await expectPaid(visit);
      expect((await expectDelivered(visit)).payments).toMatchObject([
        { method: "paypal", status: "successful" },
      ]);
    });
  });
