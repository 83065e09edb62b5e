import type { Plan } from "@rihla/contract";
import { enterAt } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { expectDelivered, expectPaid, fillSummary, payButton, plansOf } from "./buying.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

/** Of a place without and with blocked sites: a plan whose days count from installing, for several days. */
async function planThatStarts(visit: Visit, places: readonly string[]): Promise<Plan> {
  for (const place of places) {
    const plan = (await plansOf(visit, place)).find(
      ({ starts, days, kind }) => kind === "fixed" && starts === "installation" && (days ?? 0) > 1,
    );
    if (plan) return plan;
  }
  throw new Error(`No plan of ${places.join(", ")} counts its days from installing`);
}

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`who buys a plan whose days count from installing is told alike on every page and by mail when to install it and how it is given back, in ${language}`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      test.slow();
      const { page, t } = visit;
      const plan = await planThatStarts(visit, ["TR", "CN"]);
      const main = page.getByRole("main");
      await page.goto(`/${language}/packages/${plan.destination}/${plan.code}`);
      await expect(main).toContainText(t("installTime.blocked.evening"));
      await expect(main).toContainText(t(`givingBack.short.${plan.givingBack}`));
      await expectNoSidewaysScroll(page);
      await page.goto(`/${language}/summary?plan=${plan.code}`);
      await expect(main).toContainText(t("installTime.blocked.evening"));
      await expect(main).toContainText(t(`givingBack.${plan.givingBack}`));
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await payAtTheBank(page);
      await expectPaid(visit);
      await expectDelivered(visit);
      await expect(main).toContainText(t("installTime.blocked.evening"));
      await expectNoSidewaysScroll(page);
      const mail = await sandbox.mailWithEsims(customer.email);
      expect(mail.text).toContain(t("installTime.blocked.evening"));
      expect(mail.text).toContain(t(`givingBack.${plan.givingBack}`));
    });
  });

test(
  "whoever buys a plan whose days count from paying ticks that they know it, and reads everywhere that they run",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    test.slow();
    const { page, t } = visit;
    const plan = (await plansOf(visit, "KR")).find(({ starts }) => starts === "purchase") as Plan;
    const main = page.getByRole("main");
    await page.goto(`/fr/packages/KR?plan=${plan.code}`);
    await expect(page.locator("body")).toContainText(t("installTime.short.free.purchase"));
    await page.goto(`/fr/summary?plan=${plan.code}`);
    await expect(main).toContainText(t("installTime.free.purchase"));
    await fillSummary(visit, customer);
    await payButton(visit).click();
    const box = page.getByRole("checkbox", { name: t("checkout.agree.daysFromPaying") });
    await expect(box).toHaveAccessibleDescription(t("problems.field.days_from_paying_not_accepted"));
    await expectNoViolations(page);
    await box.check();
    await payButton(visit).click();
    await payAtTheBank(page);
    await expectPaid(visit);
    const { esims } = await expectDelivered(visit);
    await expect(main).toContainText(t("installTime.free.now"));
    expect((await sandbox.mailWithEsims(customer.email)).text).toContain(t("installTime.free.now"));
    await enterAt(visit, sandbox, customer, `/details/${esims[0]?.id}`);
    await expect(main).toContainText(t("esims.shown.daysRun"));
    await expect(main).toContainText(t("installTime.free.now"));
  },
);
