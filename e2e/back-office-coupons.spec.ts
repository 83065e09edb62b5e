import { randomUUID } from "node:crypto";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { buyWithCoupon } from "./buying-without-a-screen.ts";
import { newCoupon } from "./new-coupon.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

// Its pages are built first, where nobody has.
test.describe.configure({ timeout: 180_000 });

let office: BackOffice;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  office = await openBackOffice();
});
test.afterAll(() => office.stop());
test.beforeEach(({ complaints }) => complaints.expect(/401|404|409/));

const anyCode = () => `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test("a coupon is made by keys, read in words before that, used, seen by day, and blocked with why", async ({
      page,
      context,
      request,
      sandbox,
      customer,
      t,
    }) => {
      const code = anyCode();
      const taken = await newCoupon(anyCode(), "--percent", "5");
      await plugIn(context, page);
      await accept(page, await invite(office, "Amel", "owner"), t);
      await page.getByRole("link", { name: plain(t("admin.places.sales")), exact: true }).click();
      await page.getByRole("link", { name: plain(t("admin.coupons.title")) }).click();
      const row = page.getByRole("main").locator("[data-rows] a").filter({ hasText: taken });
      await expect(row).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);

      await test.step("a name that there is already is refused, and nothing that was typed is lost", async () => {
        await page.keyboard.press("n");
        const field = page.getByLabel(plain(t("admin.coupons.code")), { exact: true });
        await field.fill(taken.toLowerCase());
        await page.getByLabel(plain(t("admin.coupons.percentField"))).fill("20");
        await page.getByLabel(plain(t("admin.coupons.addPlace"))).selectOption("FR");
        await page.getByLabel(plain(t("admin.coupons.mostField"))).fill("50");
        const france = new Intl.DisplayNames(language, { type: "region" }).of("FR") ?? "";
        await expect(page.getByText(plain(t("admin.coupons.onlyFor", { what: france })))).toBeVisible();
        await expect(page.getByText(plain(t("admin.coupons.most", { count: 50 })))).toBeVisible();
        await page.getByLabel(plain(t("admin.why"))).fill("for the summer");
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("alert")).toHaveText(plain(t("admin.problem.coupon_exists")));
        await field.fill(code);
        await page.getByLabel(plain(t("admin.why"))).press("Enter");
        await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
      });
      await test.step("it is used, and its page says on which day, by which order and what it gave", async () => {
        await expect(page.getByText(plain(t("admin.coupons.noUse")))).toBeVisible();
        const order = await buyWithCoupon(request, sandbox, customer, code);
        await page.reload();
        await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
        await expect(page.getByText(plain(t("admin.coupons.usedOf", { count: 1, most: 50 })))).toBeVisible();
        await expect(page.getByText(customer.email)).toHaveCount(0);
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        const bought = page.locator(`main a[href="/orders/${order.number}"]`);
        await bought.click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number);
        await page.goBack();
        await expect(bought).toBeFocused();
      });
      await test.step("it is blocked, once, with why", async () => {
        await page.getByRole("button", { name: plain(t("admin.coupons.block")) }).click();
        const sheet = page.getByRole("dialog");
        await sheet.getByLabel(plain(t("admin.why"))).fill("it was in a forum");
        await expectNoViolations(page);
        await page.keyboard.press("Enter");
        await expect(sheet).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(
          plain(t("admin.coupons.state.blocked")),
        );
        await expect(page.getByText("it was in a forum")).toBeVisible();
        await expect(page.getByRole("button", { name: plain(t("admin.coupons.block")) })).toHaveCount(0);
      });
      await test.step("who helps buyers sees it, and is offered nothing to make or block", async () => {
        const address = page.url();
        await page.getByRole("button", { name: plain(t("admin.signOut")) }).click();
        await accept(page, await invite(office, "Samir", "support"), t);
        await page.goto(`${office.url}/sales/coupons`);
        await expect(page.getByText(code)).toBeVisible();
        await expect(page.getByRole("link", { name: plain(t("admin.coupons.new")) })).toHaveCount(0);
        await page.keyboard.press("n");
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
        await page.goto(`${office.url}/sales/coupons/${randomUUID()}`);
        await expect(page.getByText(plain(t("admin.problem.not_found")))).toBeVisible();
      });
    });
  });
