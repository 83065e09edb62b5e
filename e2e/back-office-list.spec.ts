import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { buyThroughApi, placeOrder } from "./buying-without-a-screen.ts";
import { newCustomer } from "./customer.ts";
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
test.beforeEach(({ complaints }) => complaints.expect(/401/));

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test("orders are narrowed in the address, walked by keys, and the list has a name that stays", async ({
      page,
      context,
      request,
      sandbox,
      customer,
      complaints,
      t,
    }) => {
      complaints.expect(/400/);
      const paid = await buyThroughApi(request, sandbox, customer);
      const open = await placeOrder(request, newCustomer());
      await plugIn(context, page);
      await accept(page, await invite(office, "Nadia", "owner"), t);
      await page.getByRole("link", { name: plain(t("admin.places.orders")), exact: true }).click();
      const rows = page.getByRole("main").locator("[data-rows] a");
      const of = (number: string) => rows.filter({ hasText: number });
      const choose = (label: string, value: string) =>
        page.getByLabel(plain(label), { exact: true }).selectOption(value);
      await expect(of(paid.number)).toBeVisible();
      await expect(of(open.order.number)).toBeVisible();
      await expect(page.getByText(customer.email)).toHaveCount(0);

      await page
        .getByText(plain(t("admin.orders.filters")))
        .first()
        .click();
      await test.step("what is chosen stands in the address, and what it leaves out is gone", async () => {
        await choose(t("admin.orders.state"), "placed");
        await choose(t("admin.orders.gateway"), "satim");
        await choose(t("admin.orders.destination"), "FR");
        await expect(page).toHaveURL(`${office.url}/orders?state=placed&gateway=satim&destination=FR`);
        await expect(of(open.order.number)).toHaveCount(0);
        await expect(of(paid.number)).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("it is kept under a name, and leads back to it", async () => {
        await page.getByRole("button", { name: plain(t("admin.orders.name")) }).click();
        await page
          .getByRole("dialog")
          .getByLabel(plain(t("admin.orders.viewName")), { exact: true })
          .fill("France");
        await expectNoViolations(page);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("dialog")).toBeHidden();
        await page.getByRole("link", { name: plain(t("admin.orders.clear")) }).click();
        await expect(of(open.order.number)).toBeVisible();
        await page.getByRole("link", { name: "France", exact: true }).click();
        await expect(page).toHaveURL(`${office.url}/orders?state=placed&gateway=satim&destination=FR`);
      });
      await test.step("opened by keys; back stands on the same row, also after a reload", async () => {
        await expect(of(paid.number)).toBeVisible();
        await page.getByRole("heading", { level: 1 }).click();
        const isThere = of(paid.number).and(page.locator(":focus"));
        for (let row = 0; row < 60 && (await isThere.count()) === 0; row++) await page.keyboard.press("j");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { level: 1, name: paid.number })).toBeVisible();
        await page.goBack();
        await expect(of(paid.number)).toBeFocused();
        await page.reload();
        await expect(of(paid.number)).toBeFocused();
      });
      await test.step("what there is none of is said; so is a filter that is none", async () => {
        await choose(t("admin.orders.state"), "refunded");
        await page.getByLabel(plain(t("admin.orders.to")), { exact: true }).fill("2020-01-01");
        await expect(page.getByText(plain(t("admin.orders.none")))).toBeVisible();
        await page.goto(`${office.url}/orders?state=lost`);
        await expect(page.getByText(plain(t("admin.problem.invalid_input")))).toBeVisible();
      });
      await test.step("a name is forgotten", async () => {
        await page.getByRole("link", { name: "France", exact: true }).click();
        await page.getByRole("button", { name: plain(t("admin.orders.forget")) }).click();
        await expect(page.getByRole("link", { name: "France", exact: true })).toHaveCount(0);
      });
    });
  });
