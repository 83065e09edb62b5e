import { randomUUID } from "node:crypto";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { buyThroughApi, signInThroughApi } from "./buying-without-a-screen.ts";
import { newCustomer } from "./customer.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

// Its pages are built first, where nobody has.
test.describe.configure({ timeout: 120_000 });

let office: BackOffice;
test.beforeAll(async () => {
  office = await openBackOffice();
});
test.afterAll(() => office.stop());
// Who comes to the door has no session yet, and is told so.
test.beforeEach(({ complaints }) => complaints.expect(/401/));

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test("a person is blocked from their page, gets no code while somebody else does, and is let in again", async ({
      page,
      context,
      request,
      sandbox,
      customer,
      t,
    }) => {
      // Others block and lift at the same time.
      const why = `a card that was not theirs, ${randomUUID()}`;
      const order = await buyThroughApi(request, sandbox, customer);
      await signInThroughApi(request, sandbox, customer.email);
      const codeFor = async (email: string, from = request) =>
        (await from.post("/api/v1/app/auth/codes", { data: { email, language } })).status();
      await plugIn(context, page);
      await accept(page, await invite(office, "Samir", "support"), t);
      await page.goto(`${office.url}/orders/${order.number}`);
      await page.getByRole("link", { name: plain(t("admin.order.whole")) }).click();

      await test.step("blocked, with why and until when", async () => {
        await page.getByRole("button", { name: plain(t("admin.blocks.person")) }).click();
        const sheet = page.getByRole("dialog");
        await sheet.getByLabel(plain(t("admin.why"))).fill(why);
        await expectNoViolations(page);
        await sheet.getByRole("button", { name: plain(t("admin.blocks.person")) }).click();
        await expect(sheet).toBeHidden();
        await expect(page.getByText(why).first()).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        expect(await codeFor(customer.email)).toBe(429);
        // On the device of who is blocked nobody is let in; on another everybody else is.
        expect(await codeFor(newCustomer().email)).toBe(429);
        expect(await codeFor(newCustomer().email, context.request)).toBe(202);
      });
      await test.step("in the list, masked, and lifted there", async () => {
        await page.getByRole("link", { name: plain(t("admin.places.blocks")) }).click();
        const row = page.getByRole("main").locator("[data-block]").filter({ hasText: why });
        await expect(row).toBeVisible();
        await expect(page.getByText(customer.email)).toHaveCount(0);
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        await row.getByRole("button", { name: plain(t("admin.blocks.lift")) }).click();
        const sheet = page.getByRole("dialog");
        await sheet.getByLabel(plain(t("admin.why"))).fill("it was theirs");
        await sheet.getByRole("button", { name: plain(t("admin.blocks.lift")) }).click();
        await expect(sheet).toBeHidden();
        // Of their own address a code was asked for a moment ago.
        expect(await codeFor(newCustomer().email)).toBe(202);
      });
    });
  });
