import { enterWith } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, openBillDetails, openSummary, orderOnPage, payButton } from "./buying.ts";
import { signInThroughApi } from "./buying-without-a-screen.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

const company = {
  name: "SARL Djurdjura Voyages",
  taxNumber: "000 016 001 234 567",
  register: "16/00-0123456B19",
  taxArticle: "16123456789",
  address: "12 rue Didouche Mourad, Alger",
};

async function fillCompany({ page, t }: Visit, fields: Partial<typeof company>): Promise<void> {
  for (const [field, value] of Object.entries(fields) as [keyof typeof company, string][])
    await page.getByLabel(t(`company.fields.${field}`), { exact: true }).fill(value);
}

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a company has its invoice beside the receipt, and its owner changes it once, in ${language}`, async ({
      visit,
      customer,
      sandbox,
    }) => {
      test.slow();
      const { page, t } = visit;
      await openSummary(visit);
      await fillSummary(visit, customer);
      await openBillDetails(visit);
      await page.getByRole("checkbox", { name: t("checkout.billing.company") }).check();
      await fillCompany(visit, { ...company, taxNumber: "123" });
      await payButton(visit).click();
      const taxNumber = page.getByLabel(t("company.fields.taxNumber"));
      await expect(taxNumber).toBeFocused();
      await expect(taxNumber).toHaveAccessibleDescription(t("company.faults.invalid"));
      await taxNumber.fill(company.taxNumber);
      await expectNoSidewaysScroll(page);
      await payButton(visit).click();
      await payAtTheBank(page);
      await expectPaid(visit);
      const { number } = await orderOnPage(visit);
      const download = page.getByRole("button", { name: t("company.invoice.download") });
      await expect(page.getByRole("main")).toContainText(company.name);
      const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
      expect(file.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.pdf$/);

      await enterWith(page, await signInThroughApi(page.request, sandbox, customer.email));
      await page.goto(`/${language}/company`);
      await expect(page.getByLabel(t("company.fields.name"))).toHaveValue("");
      await page.goto(`/${language}/status/${number}`);
      await page.getByRole("button", { name: t("company.invoice.change") }).click();
      await fillCompany(visit, { name: "EURL Tassili" });
      await page.getByRole("button", { name: t("company.invoice.confirm") }).click();
      await expect(page.getByRole("button", { name: t("company.invoice.downloadCancelled") })).toBeVisible();
      await expect(page.getByRole("main")).toContainText("EURL Tassili");
      await expect(page.getByRole("button", { name: t("company.invoice.change") })).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });
  });
