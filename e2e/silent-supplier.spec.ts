import { enterAt } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { expectDelivered, expectPaid, goToTheBank } from "./buying.ts";
import { buyThroughApi } from "./buying-without-a-screen.ts";
import { openCodes } from "./esim-sheets.ts";
import { test } from "./killable-test.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";

// Airalo tells nothing of what becomes of a profile on a phone.
test.use({ settings: { ESIM_PROVIDERS: "airalo" }, language: "ar" });

test(
  "a supplier that never tells of installing: the page says so, and follows what its owner says, until they take it back",
  onlyWithAll,
  async ({ visit, sandbox, customer, program: _ }) => {
    test.slow();
    const { page, t } = visit;
    const order = await buyThroughApi(page.request, sandbox, customer);
    await enterAt(visit, sandbox, customer, `/details/${order.esims[0]?.id}`);
    const main = page.getByRole("main");
    await openCodes(visit);
    await expect(main).toContainText(t("install.untold.hint"));
    await page.getByRole("button", { name: t("install.done") }).click();
    await expect(main).toContainText(t("install.untold.question"));
    // Nothing will be confirmed here, so that nobody waits for it.
    await expect(main).not.toContainText(t("install.underWay.body"));
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);

    await page.getByRole("button", { name: t("install.untold.yes") }).click();
    await expect(main).toContainText(t("install.untold.saidBody"));
    await expect(main).toContainText(t("esims.shown.saidInstalled"));
    await expect(main).toContainText(t("esims.advice.onboard"));
    await expect(main).not.toContainText(t("esims.status.new"));
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.goto("/ar/esims");
    await expect(main).toContainText(t("esims.shown.saidInstalled"));
    await expect(main).not.toContainText(t("esims.status.new"));

    await page.goto(`/ar/details/${order.esims[0]?.id}`);
    await page.getByRole("button", { name: t("install.untold.no") }).click();
    await expect(main).toContainText(t("esims.status.new"));
  },
);

test(
  "a guest says on the page after paying that it is installed, and its code is not shown there any more",
  onlyWithAll,
  async ({ visit, customer, program: _ }) => {
    test.slow();
    const { page, t } = visit;
    await goToTheBank(visit, customer);
    await payAtTheBank(page);
    await expectPaid(visit);
    await expectDelivered(visit);
    const main = page.getByRole("main");
    await expect(main).toContainText(t("install.untold.question"));
    const code = page.getByRole("button", { name: t("install.qr.large") });
    await expect(code).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: t("install.untold.yes") }).click();
    await expect(main).toContainText(t("install.untold.saidBody"));
    await expect(code).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.reload();
    await expect(main).toContainText(t("install.untold.saidBody"));
    await expect(code).toBeHidden();
    await expect(page.getByRole("button", { name: t("install.untold.no") })).toBeHidden();
  },
);
