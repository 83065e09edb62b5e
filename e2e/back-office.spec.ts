import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { languageCodes } from "@rihla/i18n";
import { adminBudget } from "../bench/budgets.ts";
import { root } from "../scripts/program/paths.ts";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
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

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language, locale: language });

    test("an owner enters with a passkey, invites somebody, and what was done is kept", async ({
      page,
      context,
      t,
      complaints,
    }) => {
      await plugIn(context, page);
      const link = await invite(office, "Amel", "owner");
      await accept(page, link, t);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);

      await test.step("the link is good once, and its secret is in no address", async () => {
        complaints.expect(/invitation-challenges/);
        expect(page.url()).toBe(`${office.url}/access`);
        const other = await context.newPage();
        await other.goto(link);
        await expect(other.getByText(plain(t("admin.problem.invitation_ended")))).toBeVisible();
        expect(other.url()).toBe(`${office.url}/invitation`);
        await other.close();
      });
      await test.step("somebody is invited", async () => {
        await page.getByRole("link", { name: plain(t("admin.places.people")) }).click();
        await page.getByLabel(plain(t("admin.people.name")), { exact: true }).fill("Nadia");
        await page.getByLabel(plain(t("admin.people.email"))).fill(`nadia-${Date.now()}@rihla.example`);
        await page
          .getByLabel(plain(t("admin.why")))
          .last()
          .fill("she starts on Monday");
        await page.getByRole("button", { name: plain(t("admin.people.invite")) }).click();
        await expect(page.getByText(plain(t("admin.people.invited")))).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("what was done is kept", async () => {
        await page.getByRole("link", { name: plain(t("admin.places.acts")) }).click();
        await expect(page.getByText("she starts on Monday").first()).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("yesterday is compared with the gateways' books", async () => {
        await page.getByRole("link", { name: plain(t("admin.places.money")) }).click();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        const saving = page.waitForEvent("download");
        await page.getByRole("button", { name: plain(t("admin.money.save")) }).click();
        expect((await saving).suggestedFilename()).toMatch(/^rihla-\d{4}-\d{2}\.csv$/);
        const yesterday = page.locator("main a[href^='/money/']").first();
        await yesterday.click();
        await page.getByRole("button", { name: plain(t("admin.money.compare")) }).click();
        await expect(page.getByText(plain(t("admin.money.how")))).toBeVisible({ timeout: 30_000 });
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("out, and in again without a name", async () => {
        await page.getByRole("button", { name: plain(t("admin.signOut")) }).click();
        await page.getByRole("button", { name: plain(t("admin.door.signIn")) }).click();
        await expect(page.getByRole("banner").getByText("Amel")).toBeVisible();
      });
    });
  });

test.describe("support", () => {
  test.use({ locale: "fr" });

  test("who gives support sees neither people nor acts, also by their addresses, nor what an owner saw in that tab", {
    ...onlyWithAll,
  }, async ({ page, context, t }) => {
    await plugIn(context, page);
    await accept(page, await invite(office, "Lila", "owner"), t);
    await page.getByRole("link", { name: plain(t("admin.places.acts")) }).click();
    await expect(page.getByText("a journey").first()).toBeVisible();
    await page.getByRole("button", { name: plain(t("admin.signOut")) }).click();
    await accept(page, await invite(office, "Samir", "support"), t);
    await expect(page.getByText("a journey")).toHaveCount(0);
    await expect(page.getByRole("link", { name: plain(t("admin.places.people")) })).toHaveCount(0);
    await page.goto(`${office.url}/people`);
    await expect(page.getByRole("heading", { level: 1, name: plain(t("admin.places.today")) })).toBeVisible();
  });
});

test("the first visit brings no more script than its budget", onlyWithAll, () => {
  const built = path.join(root, "apps/admin/dist");
  const bytesOf = (file: string) => brotliCompressSync(readFileSync(path.join(built, file))).length;
  const named = [
    ...readFileSync(path.join(built, "index.html"), "utf8").matchAll(/"\/(assets\/[^"]+\.js)"/g),
  ].map(([, file = ""]) => bytesOf(file));
  // The words of one language come with it; what else there is, is fetched by who opens its screens.
  const words = readdirSync(path.join(built, "assets"))
    .filter((file) => /^admin-.*\.js$/.test(file))
    .map((file) => bytesOf(`assets/${file}`));
  expect([named.length > 0, words.length]).toEqual([true, languageCodes.length]);
  const sum = named.reduce((all, one) => all + one, Math.max(...words));
  expect(sum / 1000).toBeLessThan(adminBudget);
});
