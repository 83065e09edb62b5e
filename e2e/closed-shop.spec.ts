import { enterAt } from "./account.ts";
import { openSummary } from "./buying.ts";
import type { Customer } from "./customer.ts";
import { bringTo } from "./esim-life.ts";
import { test } from "./killable-test.ts";
import { expectNoViolations } from "./no-violations.ts";
import { operateIn } from "./operate.ts";
import { buyToTopUp, expectMade } from "./recharge.ts";
import type { Sandbox } from "./sandbox.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

// Its sandbox puts an eSIM abroad.
test.use({ settings: { ESIM_PROVIDERS: "esim-access" } });
test.describe.configure({ timeout: 180_000 });

const notice = ({ page, t }: Visit) =>
  page.getByRole("status").filter({ hasText: t("checkout.closed.title") });

/** An eSIM abroad, of somebody who is signed in. */
async function inUse(visit: Visit, sandbox: Sandbox, customer: Customer): Promise<string> {
  const { request } = visit.page;
  const id = await buyToTopUp(request, sandbox, customer);
  const token = await enterAt(visit, sandbox, customer, "/home");
  await expectMade(request, id, token);
  await bringTo("in_use", id, { request, sandbox, token });
  return id;
}

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test("the shop says before anybody types that it is closed, and no more once it is open", async ({
      visit,
      program,
      sandbox,
      customer,
    }) => {
      const { page, t } = visit;
      const id = await inUse(visit, sandbox, customer);
      await openSummary(visit);
      await expect(notice(visit)).toBeHidden();
      await operateIn(program.dataDir, "close");

      await test.step("where one pays for a plan", async () => {
        await page.reload();
        await expect(notice(visit)).toContainText(t("checkout.closed.body"));
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      });
      await test.step("where one tops up an eSIM", async () => {
        await page.goto(`/${language}/details/${id}`);
        await page.getByRole("button", { name: t("recharge.open"), exact: true }).click();
        await expect(page.getByRole("dialog").locator(notice(visit))).toBeVisible();
        await expectNoViolations(page);
      });
      await test.step("where one pays into the wallet", async () => {
        await page.goto(`/${language}/wallet`);
        await page.getByRole("button", { name: `${t("wallet.topUp.open")} DZD` }).click();
        await expect(page.getByRole("dialog").locator(notice(visit))).toBeVisible();
      });
      await operateIn(program.dataDir, "open");
      await expect(notice(visit)).toBeHidden(eventually);
    });
  });
