import type { Page } from "@playwright/test";
import { enterAt } from "./account.ts";
import { bringTo } from "./esim-life.ts";
import { expectNoViolations } from "./no-violations.ts";
import { iphone } from "./other-browsers.ts";
import { buyToTopUp, expectMade } from "./recharge.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

/** All of the page, its bar at the foot included. */
const highest = 1000;

for (const { language, when } of languagesFrom("fr"))
  test.describe(language, when, () => {
    test.use({ language, userAgent: iphone, viewport: { width: 390, height: 844 } });

    test(
      `a new eSIM, one in use and one used up are one thing to press and one screen in ${language}`,
      onlyWithAll,
      async ({ visit, sandbox, customer }) => {
        test.slow();
        const { page, t } = visit;
        const id = await buyToTopUp(page.request, sandbox, customer);
        const token = await enterAt(visit, sandbox, customer, "/home");
        await expectMade(page.request, id, token);
        const first = {
          new: t("install.ready.here"),
          in_use: t("recharge.open"),
          depleted: t("recharge.open"),
        };
        for (const status of ["new", "in_use", "depleted"] as const)
          await test.step(status, async () => {
            await bringTo(status, id, { request: page.request, sandbox, token });
            await page.goto(`/${language}/details/${id}`);
            // The last to come, of what the page asks for.
            await expect(page.getByRole("switch")).toBeVisible();
            await expect(page.getByRole("main")).toContainText(t(`esims.status.${status}`));
            await expectOneThingToPress(page, first[status]);
            expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThanOrEqual(highest);
            await expectNoSidewaysScroll(page);
            await expectNoViolations(page);
          });
      },
    );
  });

/** One solid button: whatever else can be pressed has another ground. */
async function expectOneThingToPress(page: Page, name: string): Promise<void> {
  const sea = `getComputedStyle(document.documentElement).getPropertyValue("--sea")`;
  const solid = await page.evaluate<string[]>(`(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.background = ${sea};
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll("main a, main button")]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === ground)
      .map((one) => one.textContent.trim());
  })()`);
  expect(solid).toEqual([name]);
}
