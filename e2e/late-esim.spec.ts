import { payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, openSummary, payButton } from "./buying.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

/** That the money is there, as the subject of its mail says it in each language. */
const moneyIsThere = { fr: "votre paiement est arrivé", en: "your payment has arrived", ar: "وصل دفعك" };

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`an eSIM that takes long: the money is confirmed by mail at once, and the open page says the last hour by itself, in ${language}`, async ({
      visit,
      customer,
      sandbox,
    }) => {
      test.slow();
      const { page, t } = visit;
      // Of a country whose eSIMs come in no journey.
      await sandbox.keepWaiting(await openSummary(visit, "MT"));
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await page.clock.install();
      await payAtTheBank(page);
      await expectPaid(visit);
      const main = page.getByRole("main");
      await expect(main).toContainText(t("esims.coming.usual"));
      const mail = await sandbox.mail(customer.email, moneyIsThere[language]);
      expect(mail.attachments).toEqual([]);
      // Not before it was.
      await page.clock.fastForward(10_000);
      await expect(main).toContainText(t("payment.success.sentTo", { sent: "yes" }));

      await page.clock.fastForward(16 * 60_000);
      const late = t("esims.coming.late", { latest: "", date: "" }).slice(0, 40);
      await expect(main).toContainText(late);
      await expect(main).not.toContainText(t("esims.coming.usual"));
      await expect(main).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    });
  });
