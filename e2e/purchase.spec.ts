import { formatMoney, locales } from "@rihla/i18n";
import { payAtTheBank } from "./bank-page.ts";
import {
  choosePlan,
  destinationName,
  expectDelivered,
  expectPaid,
  fillSummary,
  findDestination,
  payButton,
} from "./buying.ts";
import { closeSheet, openCodes, openRow } from "./esim-sheets.ts";
import { readQr } from "./qr.ts";
import { expectReceipt } from "./receipt.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signIn } from "./signing-in.ts";
import { expect, test, type Visit } from "./test.ts";
import { alsoOnDesktop, languagesFrom } from "./when.ts";

for (const { language, when } of languagesFrom("fr", alsoOnDesktop))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a traveller buys a plan in ${language}, signs in with the mailed code and holds the eSIM`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      test.slow();
      const { page, t } = visit;
      await page.goto(`/${language}`);
      await expectPage(visit, "/home");
      await findDestination(visit, "TN");
      await expectPage(visit, "/packages/TN");
      const plan = await choosePlan(visit);
      await expectPage(visit, "/summary");
      const price = formatMoney(plan.price, language);
      await expect(payButton(visit)).toContainText(price);
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await payAtTheBank(page);

      await expectPaid(visit);
      await expectPage(visit, "/success");
      const order = await expectDelivered(visit);
      const [bankOrder, ...others] = await sandbox.bankOrdersFor(order.number);
      expect(others).toEqual([]);
      expect(bankOrder).toMatchObject({
        state: "paid",
        amount: plan.price.amount,
        depositAmount: plan.price.amount,
      });
      await expectReceipt(visit, {
        transactionId: bankOrder?.mdOrder ?? "",
        gatewayOrderNumber: bankOrder?.orderNumber ?? "",
        approvalCode: bankOrder?.approvalCode ?? "",
        orderNumber: order.number,
        method: [t("payment.receipt.cards.cib"), t("payment.receipt.cards.edahabia")].join(" / "),
        amount: (plan.price.amount / 100).toFixed(2),
      });

      const esim = await sandbox.supplierEsim(order.esims[0]?.id ?? "");
      const mail = await sandbox.mailWithEsims(customer.email);
      expect(mail.text).toContain(esim.ac);
      const picture = mail.attachments.find(({ contentType }) => contentType === "image/png");
      expect(await readQr(Buffer.from(picture?.contentBase64 ?? "", "base64"))).toBe(esim.ac);

      await page.getByRole("link", { name: t("payment.delivery.seeMine") }).click();
      await expectPage(visit, "/login");
      await expect(page.getByLabel(t("account.email"), { exact: true })).toHaveValue(customer.email);
      await signIn(visit, sandbox, customer.email);
      await expectPage(visit, "/esims");
      await page
        .getByRole("main")
        .getByRole("link", { name: await destinationName(visit, "TN") })
        .click();

      await expectPage(visit, "/details/");
      const main = page.getByRole("main");
      await expect(main).toContainText(t("esims.status.new"));
      const expectShown = (value: string) => expect(main.getByText(value, { exact: true })).toBeVisible();
      await expectShown(order.number);
      await openRow(visit, "ownEsim.technical");
      await expectShown(esim.iccid);
      await closeSheet(visit);
      await openCodes(visit);
      for (const value of [esim.ac, ...esim.ac.split("$").slice(1, 3)]) await expectShown(value);
      const qr = page.getByRole("dialog").getByRole("img", { name: t("install.qr.label") });
      // A page that still moves in does not like its window changed.
      await expect(page.locator(":root:active-view-transition")).toHaveCount(0);
      // So tall that the navigation at the bottom covers nothing of it.
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 1600 });
      expect(await readQr(await qr.screenshot())).toBe(esim.ac);
    });
  });

/** Where we are, in whose language, and nothing to push aside on the narrowest phone. */
async function expectPage({ page, language }: Visit, address: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname.replace(/^\/(fr|en|ar)\//, "/").startsWith(address));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", locales[language].direction);
  await expectNoSidewaysScroll(page);
}
