import type { Page } from "@playwright/test";
import { browserArguments, findBrowser } from "../scripts/testing/browser.ts";
import { enterAt } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { expectDelivered, fillSummary, openSummary, payButton } from "./buying.ts";
import { expectNothingSticksOut } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

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

/** A word that has no room stands on a line below, which is cut off: nothing of it may look in. */
const halfSeen = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll(".if-room")].flatMap((part) => {
    const { bottom } = part.getBoundingClientRect();
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const seen = [];
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const box = range.getBoundingClientRect();
      const middle = box.top + box.height / 2;
      if (box.width > 0 && box.top < bottom - 3 && middle > bottom - 3) seen.push(words.currentNode.data);
    }
    return seen;
  })`);

/** How much of the screen stays covered while one reads, of 1: the highest of what sticks to its foot. */
const coveredShare = (page: Page) =>
  page.evaluate<number>(`Math.max(0, ...[...document.body.querySelectorAll("*")]
    .filter((part) => {
      const { position, bottom } = getComputedStyle(part);
      return (position === "sticky" || position === "fixed") && bottom !== "auto" && !part.closest("dialog");
    })
    .map((part) => part.getBoundingClientRect().height / innerHeight))`);

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
      await page.goto(`/${language}/profile`);
      await expect(page.getByRole("link", { name: t("profile.menu.personal") })).toBeVisible();
      await expectRoom(page);

      const plan = await openSummary(visit, "US");
      await expectRoom(page);
      expect(await coveredShare(page), "the paying bar leaves room to read").toBeLessThan(1 / 3);
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
        // It may stand in a part that is folded.
        await expect(page.getByText(order.number, { exact: true }).first()).toBeAttached();
        await expectRoom(page);
      }
    });

    test(
      `nothing of home and of a place's plans is cut off or needs sideways scrolling in ${language}, with letters twice as large`,
      onlyWithAll,
      async ({ visit }) => {
        const { page } = visit;
        for (const address of ["/home", "/packages/FR", "/packages/EUROPE"]) {
          await page.goto(`/${language}${address}`, { waitUntil: "networkidle" });
          await expectRoom(page);
          for (const width of [320, 390, 768]) {
            await page.setViewportSize({ width, height: 740 });
            expect(await halfSeen(page), `${address}, ${width} wide`).toEqual([]);
            expect(await coveredShare(page), `${address}, ${width} wide`).toBeLessThan(1 / 3);
          }
        }
      },
    );
  });
