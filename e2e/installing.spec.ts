import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { enterAt } from "./account.ts";
import { buyThroughApi } from "./buying-without-a-screen.ts";
import { bringTo } from "./esim-life.ts";
import { closeSheet, openCodes, openRow } from "./esim-sheets.ts";
import { expectNoViolations } from "./no-violations.ts";
import { iphone } from "./other-browsers.ts";
import { readQr } from "./qr.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

const android =
  "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";

const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

/** The links leave the shop for the phone's settings, which are not there. */
async function stayHere(page: Page): Promise<void> {
  await page.route(/esimsetup\.(apple|android)\.com/, (route) => route.abort("aborted"));
}

for (const { name, userAgent, language, address } of [
  { name: "an iPhone", userAgent: iphone, language: "fr", address: /esimsetup\.apple\.com/ },
  {
    name: "an Android",
    userAgent: android,
    language: "ar",
    address: /esimsetup\.android\.com/,
  },
] as const)
  test.describe(name, language === "fr" ? {} : onlyWithAll, () => {
    test.use({ userAgent, language });

    test(`on ${name} its own set-up comes first, and is followed until the supplier sees the eSIM`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      const { page, t } = visit;
      test.slow();
      await stayHere(page);
      const order = await buyThroughApi(page.request, sandbox, customer);
      const id = order.esims[0]?.id as string;
      const token = await enterAt(visit, sandbox, customer, `/details/${id}`);
      const tap = page.getByRole("link", { name: t("install.ready.here") });
      await expect(tap).toHaveAttribute("href", address);
      await expect(tap).toHaveAttribute("href", /carddata=LPA:1\$/);
      await expectNoSidewaysScroll(page);
      await openRow(visit, "install.help");
      const paper = page.waitForEvent("download");
      await page.getByRole("button", { name: t("guide.takeAlong.save") }).click();
      expect((await paper).suggestedFilename()).toMatch(/^esim-\w+-(fr|ar)\.pdf$/);
      await openSteps(visit);
      await closeSheet(visit);

      await tap.click();
      await expectUnderWay(visit);
      await page.reload();
      await expectUnderWay(visit);
      await page.clock.install();
      await page.reload();
      await bringTo("onboard", id, { request: page.request, sandbox, token });
      await page.clock.runFor(30_000);
      await expect(page.getByText(t("esims.advice.onboard"))).toBeVisible();
      await expect(page.getByText(t("install.keep.title"))).toBeVisible();
      await openCodes(visit);
      await expect(page.getByText(t("install.once"), { exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByText("LPA:1$")).toBeHidden();
      await expectNoViolations(page);
    });
  });

/** The player, on the screens of the phone in hand: what this eSIM's code is stands at the step that needs it. */
async function openSteps({ page, t }: Visit): Promise<void> {
  await page.getByRole("button", { name: t("guide.panel.open") }).click();
  const sheet = page.getByRole("dialog", { name: t("guide.panel.sheet") });
  // An iPhone asks for the code alone, the others for the whole.
  const code = sheet.getByText(/^(LPA:1\$.+|[0-9A-F]{16,})$/);
  await expect(code).toBeVisible();
  await expectNoViolations(page);
  await sheet.getByRole("button", { name: t("guide.player.done"), exact: true }).click();
  await expect(sheet.getByRole("status").first()).toContainText(" 2 ");
  await expect(code).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
}

/** A second installation is behind a warning. */
async function expectUnderWay(visit: Visit): Promise<void> {
  const { page, t } = visit;
  await expect(page.getByText(t("install.underWay.body"))).toBeVisible();
  await openCodes(visit);
  await expect(page.getByText(t("install.onceBegun"))).toBeVisible();
  await expect(page.getByRole("main").getByText("LPA:1$")).toBeHidden();
}

test(
  "what is not installed after a few minutes gets help, and every way again",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    const order = await buyThroughApi(page.request, sandbox, customer);
    await page.clock.install();
    await enterAt(visit, sandbox, customer, `/details/${order.esims[0]?.id}`);
    await openCodes(visit);
    await page.getByRole("button", { name: t("install.done") }).click();
    await expectUnderWay(visit);
    await page.keyboard.press("Escape");
    await page.clock.runFor(4 * 60_000);
    await expect(page.getByRole("heading", { name: t("install.stillNot.title") })).toBeVisible();
    await openCodes(visit);
    await expect(page.getByRole("main").getByText("LPA:1$")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  },
);

test("the code is shown large, and saved as a picture that can be scanned", async ({
  visit,
  sandbox,
  customer,
}) => {
  const { page, t } = visit;
  const order = await buyThroughApi(page.request, sandbox, customer);
  const id = order.esims[0]?.id as string;
  await enterAt(visit, sandbox, customer, `/details/${id}`);
  await openCodes(visit);
  await expect(headings(page).first()).toHaveText(t("install.qr.title"));
  const { ac } = await sandbox.supplierEsim(id);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: t("install.qr.save") }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("eSIM France.png");
  expect(await readQr(readFileSync(await file.path()))).toBe(ac);
  await page.getByRole("button", { name: t("install.qr.large") }).click();
  const large = page
    .getByRole("dialog", { name: t("install.qr.title"), exact: true })
    .getByRole("img", { name: t("install.qr.label") });
  await expect(large).toBeVisible();
  await expectNoViolations(page);
  expect(await readQr(await large.screenshot())).toBe(ac);
});
