import type { APIRequestContext, Page } from "@playwright/test";
import type { Money } from "@rihla/contract";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { test } from "./killable-test.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";
import type { Words } from "./words.ts";

// What is paused or hidden is so for everybody: in a shop of its own.
test.use({ settings: { PAYMENT_METHODS: "cib:satim,card:stripe" } });
test.describe.configure({ timeout: 240_000 });
// Who comes to the door has no session yet, and what wants a touch is asked for again.
test.beforeEach(({ complaints }) => complaints.expect(/401|403|404/));

let office: BackOffice;
test.beforeAll(async ({ program }) => {
  office = await openBackOffice(program.dataDir);
});
test.afterAll(() => office.stop());

const why = "as agreed with them";

/** Opens an act by its button, says why, and does it. */
async function act(page: Page, t: Words, name: string, words: string, before = async () => {}) {
  await page.getByRole("button", { name, exact: true }).click();
  const sheet = page.getByRole("dialog");
  await before();
  await sheet.getByLabel(plain(t("admin.why"))).fill(why);
  await expectNoViolations(page);
  await sheet.getByRole("button", { name: words, exact: true }).click();
  await expect(sheet).toBeHidden();
}

const outages = async (request: APIRequestContext): Promise<string> =>
  (await request.get("/api/v1/app/payment-outages")).text();

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test("an owner pauses a gateway, hides a place and changes prices: the shop has learnt it within seconds, and of their end", async ({
      page,
      context,
      request,
      t,
    }) => {
      await plugIn(context, page);
      await accept(page, await invite(office, "Amel", "owner"), t);
      await page.getByRole("link", { name: plain(t("admin.places.sales")) }).click();
      await expect(page.getByText("satim")).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);

      await test.step("a gateway is paused until tomorrow, and resumed", async () => {
        const name = plain(t("admin.sales.pauseOf", { name: "satim" }));
        await act(page, t, name, plain(t("admin.sales.pause")), () =>
          page
            .getByRole("dialog")
            .getByRole("button", { name: plain(t("admin.sales.hours", { count: 24 })) })
            .click(),
        );
        await expect(page.getByText(plain(t("admin.sales.paused")), { exact: true })).toBeVisible();
        await expect(page.getByText(why)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expect(async () => expect(await outages(request)).toContain("cib")).toPass(eventually);
        await act(
          page,
          t,
          plain(t("admin.sales.resumeOf", { name: "satim" })),
          plain(t("admin.sales.resume")),
        );
        await expect(async () => expect(await outages(request)).not.toContain("cib")).toPass(eventually);
      });
      await test.step("a place is hidden, and sold again", async () => {
        const shown = () => request.get(`/${language}/packages/JP`).then((answer) => answer.status());
        expect(await shown()).toBe(200);
        await page.getByLabel(plain(t("admin.sales.find"))).fill("JP");
        await page.locator("main a[href='/sales/JP']").click();
        const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await act(page, t, plain(t("admin.sales.hideOf", { name })), plain(t("admin.sales.hide")));
        await expect(page.getByText(plain(t("admin.sales.hidden")), { exact: true })).toBeVisible();
        await expect(async () => expect(await shown()).toBe(404)).toPass(eventually);
        await act(page, t, plain(t("admin.sales.showOf", { name })), plain(t("admin.sales.show")));
        await expect(async () => expect(await shown()).toBe(200)).toPass(eventually);
      });
      await test.step("another price book shows every plan that it changes, and then the shop sells by it", async () => {
        const dearest = async () => {
          const { data } = await (await request.get("/api/v1/app/destinations/JP/plans")).json();
          return Math.max(...data.map(({ price }: { price: Money }) => price.amount));
        };
        const before = await dearest();
        const press = (name: string) => page.getByRole("button", { name: plain(name), exact: true }).click();
        const rows = page.getByText(/^[A-Z]{2,}-/);
        await page.goto(`${office.url}/sales/prices`);
        await expectNoSidewaysScroll(page);
        const margin = page.getByLabel(plain(t("admin.prices.percent")), { exact: true });
        const usual = await margin.last().inputValue();
        await margin.last().fill("300");
        await press(t("admin.prices.preview"));
        await expect(rows.first()).toBeVisible();
        const few = await rows.count();
        await press(t("admin.prices.more"));
        await expect.poll(() => rows.count()).toBeGreaterThan(few);
        await expectNoSidewaysScroll(page);

        await margin.last().fill(usual);
        await expect(rows).toHaveCount(0);
        await press(t("admin.prices.addRule"));
        await page
          .getByLabel(plain(t("admin.prices.name")), { exact: true })
          .first()
          .fill("Japan");
        await margin.first().fill("250");
        await page
          .getByLabel(plain(t("admin.prices.destinations")), { exact: true })
          .first()
          .fill("JP");
        await press(t("admin.prices.preview"));
        await expect(rows.first()).toBeVisible();
        expect((await rows.allTextContents()).every((plan) => plan.startsWith("JP-"))).toBe(true);
        const apply = plain(t("admin.prices.apply"));
        await act(page, t, apply, apply);
        await expect(async () => expect(await dearest()).toBeGreaterThan(before)).toPass(eventually);
        await expect(rows).toHaveCount(0);
      });
    });
  });
