import { cancelAtTheBank, payAtTheBank } from "./bank-page.ts";
import { expectDelivered, expectPaid, fillSummary, openSummary, payButton } from "./buying.ts";
import { openCodes } from "./esim-sheets.ts";
import { currencyPill } from "./header-pills.ts";
import { expectNoViolations } from "./no-violations.ts";
import { askForCode, typeCode } from "./signing-in.ts";
import { eventually, expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

for (const { language, when } of languagesFrom("en"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`public screens in ${language} shut nobody out, by day and by night`, async ({
      visit,
      complaints,
    }) => {
      test.slow();
      const { page } = visit;
      complaints.expect(/404/);
      const addresses = [
        "/home",
        "/search?q=fra",
        "/search?q=atlantis",
        "/home?kind=region",
        "/packages/FR",
        "/packages/FR?kind=unlimited",
        "/packages/EUROPE",
        "/no-such-page",
        "/summary",
        "/success",
      ];
      for (const address of addresses) {
        await page.goto(`/${language}${address}`);
        await expectNoViolations(page);
      }
      await page.goto(`/${language}/login`);
      await expectNoViolations(page);
      await page.goto(`/${language}/packages/FR`);
      await currencyPill(visit).click();
      await expectNoViolations(page);
    });

    test(
      `paying and signing in, in ${language}, shut nobody out, by day and by night`,
      onlyWithAll,
      async ({ visit, sandbox, customer, complaints }) => {
        test.slow();
        const { page, t } = visit;
        complaints.expect(/422|403|401|404/);
        await openSummary(visit);
        await expectNoViolations(page);
        await payButton(visit).click();
        await page.getByRole("button", { name: t("checkout.check", { count: 5 }) }).click();
        await expect(page.getByLabel(t("checkout.billing.email"), { exact: true })).toBeFocused();
        await expectNoViolations(page);
        const sheets = [
          page.getByRole("link", { name: t("checkout.agree.check") }),
          page.getByRole("button", { name: t("checkout.agree.readTerms") }),
        ];
        for (const sheet of sheets) {
          await sheet.click();
          await expect(page.getByRole("dialog")).toBeVisible();
          await expectNoViolations(page);
          await page.keyboard.press("Escape");
        }
        await fillSummary(visit, customer);
        await payButton(visit).click();
        await cancelAtTheBank(page);
        const again = page.getByRole("button", { name: t("payment.failure.tryAgain") });
        await expect(again).toBeVisible(eventually);
        await expectNoViolations(page);
        await again.click();
        await payAtTheBank(page);
        await expectPaid(visit);
        await expectDelivered(visit);
        await expectNoViolations(page);
        await page.getByRole("link", { name: t("payment.delivery.seeMine") }).click();
        await expect(page.getByRole("heading", { level: 1, name: t("account.title") })).toBeVisible();
        await expectNoViolations(page);
        await askForCode(visit, customer.email);
        await expectNoViolations(page);
        const code = await sandbox.signInCode(customer.email);
        await typeCode(visit, code === "0000" ? "0001" : "0000");
        await expect(page.getByRole("alert")).toBeVisible();
        await expectNoViolations(page);
        await typeCode(visit, code);
        const mine = page.getByRole("tabpanel").getByRole("link").first();
        await expect(mine).toBeVisible();
        await expectNoViolations(page);
        await mine.click();
        await openCodes(visit);
        await expect(page.getByRole("img", { name: t("install.qr.label") })).toBeVisible();
        await expectNoViolations(page);
        await page.goto(`/${language}/details/not-mine`);
        await expect(page.getByRole("heading", { level: 1, name: t("esims.notFound.title") })).toBeVisible();
        await expectNoViolations(page);
      },
    );
  });
