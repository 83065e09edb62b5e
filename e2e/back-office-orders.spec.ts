import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { buyThroughApi, signInThroughApi } from "./buying-without-a-screen.ts";
import { newCustomer } from "./customer.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";
import type { Words } from "./words.ts";

// Its pages are built first, where nobody has.
test.describe.configure({ timeout: 120_000 });

let office: BackOffice;
test.beforeAll(async () => {
  office = await openBackOffice();
});
test.afterAll(() => office.stop());
// Who comes to the door has no session yet, and is told so.
test.beforeEach(({ complaints }) => complaints.expect(/401/));

const why = "as agreed on the phone";

/** Opens an act, says why, and does it with a touch of the passkey where it wants one. */
async function act(page: Page, t: Words, name: string, before = async () => {}): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
  const sheet = page.getByRole("dialog");
  await before();
  await sheet.getByLabel(plain(t("admin.why"))).fill(why);
  await expectNoViolations(page);
  await sheet.getByRole("button", { name, exact: true }).click();
  await expect(sheet).toBeHidden();
}

const find = async (page: Page, t: Words, text: string) => {
  const field = page.getByRole("searchbox", { name: plain(t("admin.places.find")) });
  await field.fill(text);
  await field.press("Enter");
};

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test("who gives support finds a traveller by what they know, gives money back, shows and credits, and nothing of another", async ({
      page,
      context,
      request,
      sandbox,
      customer,
      t,
      complaints,
    }) => {
      const stranger = newCustomer();
      const order = await buyThroughApi(request, sandbox, customer);
      const theirs = await buyThroughApi(request, sandbox, stranger);
      await signInThroughApi(request, sandbox, customer.email);
      await plugIn(context, page);
      await accept(page, await invite(office, "Samir", "support"), t);

      await test.step("by an e-mail, which stands in no address", async () => {
        await find(page, t, customer.email);
        await expect(page.getByRole("main").getByText(order.number)).toBeVisible();
        expect(page.url()).toBe(`${office.url}/find`);
        await expect(page.getByText(customer.email)).toHaveCount(0);
        await expect(page.getByText(theirs.number)).toHaveCount(0);
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("one exact hit opens", async () => {
        await find(page, t, order.number.toLowerCase());
        await expect(page.getByRole("heading", { level: 1, name: order.number })).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("half of it goes back, and the story says so", async () => {
        complaints.expect(/403/);
        const half = String(Math.floor(order.total.amount / 200));
        const amount = page.getByRole("dialog").getByLabel(plain(t("admin.do.amount")), { exact: true });
        await act(page, t, plain(t("admin.do.refund")), async () => {
          await amount.fill("0.001");
          await expect(amount).toHaveAttribute("aria-invalid", "true");
          await amount.fill(half);
        });
        await expect(page.getByText(plain(t("admin.do.done")), { exact: true })).toBeVisible();
        await expect(page.getByText(why)).toBeVisible();
      });
      await test.step("whose it is, once somebody says why", async () => {
        await act(page, t, plain(t("admin.do.reveal")));
        await expect(page.getByText(customer.email)).toBeVisible();
        await page.reload();
        await expect(page.getByRole("heading", { level: 1, name: order.number })).toBeVisible();
        await expect(page.getByText(customer.email)).toHaveCount(0);
      });
      await test.step("their page: a credit in amends; back leads back", async () => {
        await page.getByRole("link", { name: plain(t("admin.order.whole")) }).click();
        await act(page, t, plain(t("admin.do.credit")), () =>
          page
            .getByRole("dialog")
            .getByLabel(plain(t("admin.do.amount")), { exact: true })
            .fill("500"),
        );
        await expect(page.getByRole("main").getByText(/500/).first()).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1, name: order.number })).toBeVisible();
      });
      await test.step("what nobody has is said to be nowhere", async () => {
        await find(page, t, "nobody@nowhere.example");
        await expect(page.getByText(plain(t("admin.find.none")))).toBeVisible();
      });
    });
  });

test.describe("on a desk", () => {
  test.use({ locale: "fr", viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test(
    "the keyboard alone leads to an order, and tells its keys",
    onlyWithAll,
    async ({ page, context, request, sandbox, customer, t }) => {
      const order = await buyThroughApi(request, sandbox, customer);
      await plugIn(context, page);
      await accept(page, await invite(office, "Lyes", "support"), t);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: plain(t("admin.keys.title")) })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.keyboard.press("/");
      await page.keyboard.type(customer.email);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main").getByText(order.number)).toBeVisible();
      await page.getByRole("searchbox").blur();
      await page.keyboard.press("j");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: order.number })).toBeVisible();
    },
  );

  test("what waits is worked off by keys alone: a proposal of somebody else, approved and gone", {
    ...onlyWithAll,
  }, async ({ page, context, request, sandbox, customer, t, complaints }) => {
    complaints.expect(/403/);
    const token = await signInThroughApi(request, sandbox, customer.email);
    const sum = 21_000 + randomInt(8_000);
    await plugIn(context, page);
    // Where there is nobody else, a proposal waits for its hour instead.
    await accept(page, await invite(office, "Yacine", "owner"), t);
    await page.getByRole("button", { name: plain(t("admin.signOut")) }).click();
    await accept(page, await invite(office, "Samir", "support"), t);
    await find(page, t, customer.email);
    await act(page, t, plain(t("admin.do.credit")), () =>
      page
        .getByRole("dialog")
        .getByLabel(plain(t("admin.do.amount")), { exact: true })
        .fill(String(sum)),
    );
    await expect(page.getByRole("status").getByText(/proposition/)).toBeVisible();
    await page.getByRole("button", { name: plain(t("admin.signOut")) }).click();
    await accept(page, await invite(office, "Nadia", "owner"), t);
    await page.getByRole("link", { name: plain(t("admin.places.today")) }).click();
    const mine = page.getByRole("listitem").filter({ hasText: `${sum} DZD` });
    await expect(mine).toContainText("Samir");
    await expect(page).toHaveTitle(/^\(\d+\) /);
    await expectNoViolations(page);
    const isThere = mine.and(page.locator(":focus"));
    for (let row = 0; row < 50 && (await isThere.count()) === 0; row++) await page.keyboard.press("j");
    await page.keyboard.press("a");
    await page
      .getByRole("dialog")
      .getByLabel(plain(t("admin.why")))
      .fill("he was called");
    await page.keyboard.press("Enter");
    await expect(page.getByText(plain(t("admin.do.done")), { exact: true })).toBeVisible();
    await expect(mine).toHaveCount(0);
    const wallet = await request.get("/api/v1/app/wallet", { headers: { authorization: `Bearer ${token}` } });
    expect(await wallet.text()).toContain(`${sum}00`);
  });
});
