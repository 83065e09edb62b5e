import type { Page } from "@playwright/test";
import { atTheBank } from "./bank-page.ts";
import { buyButton, fillSummary, openBillDetails, openOtherWays, openSummary, payButton } from "./buying.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

/** Pixels on a phone of 390 with letters of the usual size: a fold and a bit. */
const most = 1050;
const height = (page: Page) => page.evaluate<number>("document.documentElement.scrollHeight");

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(
      `paying for one plan is a short screen, whatever its country warns of, in ${language}`,
      onlyWithAll,
      async ({ visit }) => {
        const { page } = visit;
        for (const country of ["FR", "SA", "TR"]) {
          await openSummary(visit, country);
          expect.soft(await height(page), country).toBeLessThanOrEqual(most);
        }
        await openOtherWays(visit);
        await openBillDetails(visit);
        await page.locator("form details summary").click();
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      },
    );
  });

test.describe("of a first guest", () => {
  test.use({ language: "fr" });

  test(
    "a country in the list of home, its advice, three fields, two boxes and Pay: six acts, and the notice of leaving can be read",
    onlyWithAll,
    async ({ visit, customer }) => {
      const { page, t } = visit;
      await page.goto("/fr/home", { waitUntil: "networkidle" });
      await page.locator('main a[href="/fr/packages/TR"]').first().click();
      await buyButton(visit).click();
      await expect(payButton(visit)).toBeVisible();
      await page.clock.install();
      await fillSummary(visit, customer);
      await page.clock.pauseAt(Date.now() + 60_000);
      await payButton(visit).click();
      await expect(page.getByRole("dialog").getByText(t("payment.redirect.body"))).toBeVisible();
      await page.clock.runFor(1400);
      expect(page.url()).toContain("/fr/summary");
      await page.clock.runFor(200);
      await atTheBank(page);
    },
  );
});
