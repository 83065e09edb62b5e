import type { Page } from "@playwright/test";
import { expectNoViolations } from "../no-violations.ts";
import { iphone } from "../other-browsers.ts";
import { expect, type Visit } from "../test.ts";
import { onlyWithAll } from "../when.ts";
import { test } from "./app.ts";

const sheet = ({ page, t }: Visit) => page.getByRole("dialog", { name: t("compatibility.sheet.title") });
const speak = (page: Page, language: string) =>
  page.addInitScript(`localStorage.setItem("LANG", "${language}")`);

test.describe("an Android", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; SM-S921B; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36",
    language: "ar",
  });

  test("a phone that says it takes eSIMs is asked about its operator's lock alone, and what it said goes along", async ({
    app,
    visit,
  }) => {
    const { page, t } = visit;
    app.phone.answers["EsimSetup.status"] = () => ({ esim: "yes" });
    await speak(page, "ar");
    await app.open("/home");
    await expect(page.getByText(t("phone.own.yes"))).toBeVisible();
    await app.open("/compatibility");
    await expect(page.getByText(t("phone.own.yesBody"))).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("link", { name: t("phone.own.lock") }).click();
    await expect(sheet(visit).getByText(t("phone.own.step.title"))).toBeVisible();
    await expect(sheet(visit).getByText(t("compatibility.sheet.eid.question"))).toBeHidden();
    await expectNoViolations(page);
    await sheet(visit)
      .getByRole("button", { name: t("compatibility.sheet.lock.free") })
      .click();
    await expect(
      sheet(visit)
        .getByRole("status")
        .filter({ hasText: t("compatibility.sheet.result.good") }),
    ).toBeVisible();
    expect(await page.evaluate("localStorage.deviceCheck")).toBe("tfm-Galaxy S24");
    // Of another phone it says nothing.
    await sheet(visit)
      .getByRole("button", { name: t("compatibility.sheet.makes.iphone") })
      .click();
    await expect(sheet(visit).getByText(t("compatibility.sheet.eid.question"))).toBeVisible();
    await expect(
      sheet(visit)
        .getByRole("button", { name: t("compatibility.sheet.close"), exact: true })
        .last(),
    ).toBeVisible();
  });
});

test.describe("an iPhone", () => {
  test.use({ shell: "ios", userAgent: iphone });

  test(
    "a phone that can't take eSIMs says so before anything is paid, and what can still be looked for",
    onlyWithAll,
    async ({ app, visit }) => {
      const { page, t } = visit;
      app.phone.answers["EsimSetup.status"] = () => ({ esim: "unknown" });
      app.phone.answers["Device.getInfo"] = () => ({ model: "iPhone10,6", osVersion: "16.7" });
      await app.open("/compatibility");
      await expect(page.getByText(t("phone.own.no"))).toBeVisible();
      await expect(page.getByText(t("phone.own.noBody"))).toBeVisible();
      await page.getByRole("link", { name: t("compatibility.check"), exact: true }).click();
      await expect(sheet(visit).getByText(t("phone.own.noBody"))).toBeVisible();
      await sheet(visit)
        .getByRole("button", { name: t("compatibility.sheet.eid.no") })
        .click();
      await expect(sheet(visit).getByText(t("compatibility.sheet.result.missing"))).toBeVisible();
    },
  );

  test(
    "where the system says nothing, the EID decides as everywhere",
    onlyWithAll,
    async ({ app, visit }) => {
      const { page, t } = visit;
      app.phone.answers["EsimSetup.status"] = () => ({ esim: "unknown" });
      await app.open("/home");
      await page.getByRole("link", { name: t("discover.compatibility.check") }).click();
      await expect(sheet(visit).getByText(t("compatibility.sheet.eid.question"))).toBeVisible();
    },
  );
});
