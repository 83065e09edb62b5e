import type { Page } from "@playwright/test";
import { browserArguments, findBrowser } from "../scripts/testing/browser.ts";
import { enterAt } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { expectDelivered, fillSummary, openSummary, payButton } from "./buying.ts";
import { expectNothingSticksOut } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom } from "./when.ts";

test.describe.configure({ timeout: 180_000 });

/** Letters twice as large, as somebody sets them in the browser: rules for small screens know of it too. */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments, "--blink-settings=defaultFontSize=32"],
  },
});

/** Pixels: the narrowest phone, a usual one, a tablet. */
const expectRoom = (page: Page) => expectNothingSticksOut(page, [320, 390, 768]);

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`nothing of paying is cut off or needs sideways scrolling in ${language}, with letters twice as large`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      const { page, t } = visit;
      await enterAt(visit, sandbox, customer, "/wallet");
      await expect(page.getByText(t("wallet.statement.empty"))).toBeVisible();
      await expectRoom(page);

      const plan = await openSummary(visit, "US");
      await expectRoom(page);
      await page.evaluate(`localStorage.setItem("CART", "${plan.code} ${plan.code}")`);
      await page.goto(`/${language}/cart`);
      await expect(page.getByRole("button", { name: t("checkout.plan.more") }).first()).toBeVisible();
      await expectRoom(page);

      await openSummary(visit, "US");
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await payAtTheBank(page);
      const order = await expectDelivered(visit);
      await expectRoom(page);
      for (const address of [`/status/${order.number}`, `/details/${order.esims[0]?.id}`]) {
        await page.goto(`/${language}${address}`);
        await expect(page.getByText(order.number, { exact: true }).first()).toBeVisible();
        await expectRoom(page);
      }
    });
  });
