import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { redeemThroughApi } from "./buying-without-a-screen.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";
import type { Words } from "./words.ts";

// Its pages are built first, where nobody has.
test.describe.configure({ timeout: 180_000 });

let office: BackOffice;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  office = await openBackOffice();
});
test.afterAll(() => office.stop());
test.beforeEach(({ complaints }) => complaints.expect(/401|404/));

/** Opens an act by its button, says why, and does it. */
async function act(page: Page, t: Words, name: string): Promise<void> {
  await page.getByRole("button", { name: plain(name), exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(plain(t("admin.why"))).fill("a school trip");
  await expectNoViolations(page);
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
}

async function saved(page: Page, t: Words, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), act(page, t, name)]);
  return download;
}

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test("vouchers are made, saved as two files that alone have the codes, seen used by day, and blocked", async ({
      page,
      context,
      request,
      sandbox,
      customer,
      t,
    }) => {
      await plugIn(context, page);
      await accept(page, await invite(office, "Amel", "owner"), t);
      await page.goto(`${office.url}/sales/vouchers`);
      await expect(
        page.getByRole("heading", { level: 1, name: plain(t("admin.vouchers.title")) }),
      ).toBeVisible();
      await page.keyboard.press("n");
      let codes: string[] = [];

      await test.step("a place, a plan, how many, until when: read in words, and made", async () => {
        await page.getByLabel(plain(t("admin.vouchers.place"))).selectOption("FR");
        const plans = page.getByLabel(plain(t("admin.vouchers.plan")), { exact: true });
        await expect(plans).toBeEnabled();
        await plans.selectOption({ index: 1 });
        await page.getByLabel(plain(t("admin.vouchers.quantity"))).fill("4");
        await expect(page.getByText(plain(t("admin.vouchers.fill")))).toHaveCount(0);
        await page.getByLabel(plain(t("admin.why"))).fill("a school trip");
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/\/sales\/vouchers\/[0-9A-Z]{6}$/);
        await expect(page.getByText(plain(t("admin.vouchers.noUse")))).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("the codes are in the files, and nowhere on the screen", async () => {
        const table = await saved(page, t, t("admin.vouchers.export"));
        const lines = (await readFile(await table.path(), "utf8")).trim().split("\r\n").slice(1);
        codes = lines.map((line) => line.split(";")[1] ?? "");
        expect(codes).toHaveLength(4);
        const sheet = await saved(page, t, t("admin.vouchers.sheet"));
        expect((await readFile(await sheet.path())).subarray(0, 5).toString()).toBe("%PDF-");
        await expect(page.getByText(plain(t("admin.vouchers.act.sheet"))).first()).toBeVisible();
        for (const code of codes) expect(await page.content()).not.toContain(code);
      });
      await test.step("one is used: on a day, by an order, which the chosen state leaves alone", async () => {
        const order = await redeemThroughApi(request, sandbox, customer, codes[1] as string);
        await page.reload();
        await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
        await page
          .getByRole("link", { name: plain(t("admin.vouchers.state.redeemed")), exact: true })
          .click();
        await expect(page).toHaveURL(/\?state=redeemed$/);
        await expect(page.locator(`main a[href="/orders/${order.number}"]`)).toBeVisible();
        await expect(page.getByText(plain(t("admin.vouchers.nth", { nth: 1 })), { exact: true })).toHaveCount(
          0,
        );
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("one is blocked, then the rest; what was used stays", async () => {
        await page.getByRole("link", { name: plain(t("admin.vouchers.any")), exact: true }).click();
        await act(page, t, t("admin.vouchers.blockOf", { nth: 3 }));
        await expect(page.getByText(plain(t("admin.vouchers.blockedNow", { count: 1 })))).toBeVisible();
        await act(page, t, t("admin.vouchers.block"));
        await expect(page.getByText(plain(t("admin.vouchers.blockedNow", { count: 2 })))).toBeVisible();
        await expect(page.getByRole("button", { name: plain(t("admin.vouchers.export")) })).toHaveCount(0);
        await page.goto(`${office.url}/sales/vouchers`);
        await expect(page.getByRole("main").locator("[data-rows] a").first()).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
    });
  });
