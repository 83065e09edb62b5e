import { enterAt } from "./account.ts";
import { buyAsGuest, buyThroughApi } from "./buying-without-a-screen.ts";
import { bringTo, readEsim } from "./esim-life.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test } from "./test.ts";
import { onlyWithAll } from "./when.ts";

// A card's money goes into the wallet of whom the browser knows to have paid; else back to the card.
for (const { language, to, end } of [
  { language: "fr", to: "credit", end: /\/wallet$/ },
  { language: "ar", to: "creditToCard", end: /\/status\// },
] as const)
  test.describe(language, onlyWithAll, () => {
    test.use({ language });

    test(`an eSIM that was deleted is replaced on its own page in ${language}, one that was used is paid back: ${to}`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      const { page, t } = visit;
      test.slow();
      const { order, secret } = await buyAsGuest(page.request, sandbox, customer, 2);
      const [deleted, used] = order.esims.map(({ id }) => id);
      const token = await enterAt(visit, sandbox, customer, "/home");
      const keep = ([key, value]: [string, string]) => localStorage.setItem(key, value);
      if (to === "credit")
        await page.evaluate(keep, [`order-secret:${order.number}`, secret] as [string, string]);
      const around = { request: page.request, sandbox, token };
      await bringTo("in_use", String(used), around);
      await bringTo("user_deleted", String(used), around);
      const { iccid } = await readEsim(page.request, String(deleted), token);
      await sandbox.stepEsim(String(iccid), "delete");

      await page.goto(`/${language}/details/${deleted}`);
      const panel = page.getByRole("region", { name: t("repair.title") });
      await panel.getByRole("button", { name: t("repair.open") }).click();
      await expect(panel).toContainText(t("repair.where.gone"));
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await panel.getByRole("button", { name: t("repair.offers.replacement.do") }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("repair.yes") })
        .click();
      await panel.getByRole("link", { name: t("repair.done.replacement.open") }).click();
      await expect(page).not.toHaveURL(new RegExp(String(deleted)));
      await expect(page.getByRole("button", { name: t("install.showCode") })).toBeVisible(eventually);

      await page.goto(`/${language}/details/${used}`);
      await panel.getByRole("button", { name: t("repair.open") }).click();
      const credit = panel.getByRole("button", {
        name: t(`repair.offers.${to}.do`, { amount: "|" }).split("|").at(-1)?.trim() ?? "",
      });
      await credit.click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("repair.yes") })
        .click();
      await expect(panel).toContainText(t(`repair.done.${to}.title`));
      await panel.getByRole("link", { name: t(`repair.done.${to}.open`) }).click();
      await expect(page).toHaveURL(end);
    });
  });

test(
  "one that is on a phone is handed to people, who need nothing more than what is typed",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    test.slow();
    const order = await buyThroughApi(page.request, sandbox, customer);
    const id = String(order.esims[0]?.id);
    const token = await enterAt(visit, sandbox, customer, "/home");
    await bringTo("onboard", id, { request: page.request, sandbox, token });
    await page.goto(`/fr/details/${id}`);
    await page.getByRole("button", { name: t("esims.notWorking") }).click();
    const panel = page.getByRole("region", { name: t("repair.title") });
    await panel.getByRole("button", { name: t("repair.open") }).click();
    await expect(panel).toContainText(t("repair.where.on_phone"));
    await expect(panel.getByRole("link", { name: t("repair.steps") })).toBeVisible();
    await panel.getByLabel(t("repair.support.model")).fill("Galaxy A54");
    await panel.getByLabel(t("repair.support.said")).fill("Pas de réseau");
    await panel.getByRole("button", { name: t("repair.support.send") }).click();
    await expect(panel).toContainText(t("repair.support.asked"));
    await expectNoViolations(page);
  },
);
