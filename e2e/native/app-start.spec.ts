import type { Page } from "@playwright/test";
import { brand } from "@rihla/i18n";
import { buyThroughApi, signInThroughApi } from "../buying-without-a-screen.ts";
import { closeSheet, openCodes } from "../esim-sheets.ts";
import { expectNoViolations } from "../no-violations.ts";
import { iphone } from "../other-browsers.ts";
import { expectNoSidewaysScroll } from "../sideways-scroll.ts";
import { eventually, expect } from "../test.ts";
import { onlyWithAll } from "../when.ts";
import { keepToken, test } from "./app.ts";
import { setSafeArea } from "./safe-area.ts";

/** What the page is like when it is first drawn. */
async function watchFirstFrame(page: Page, language: string): Promise<void> {
  await page.addInitScript(`localStorage.getItem("LANG") ?? localStorage.setItem("LANG", "${language}");
    requestAnimationFrame(() => {
      const { lang, dir, className } = document.documentElement;
      window.firstFrame = { lang, dir, className };
    });`);
}

const headerTop = "parseFloat(getComputedStyle(document.querySelector('header')).paddingTop)";

test.describe("an iPhone", () => {
  test.use({ shell: "ios", userAgent: iphone, language: "fr" });

  test(
    "an iPhone that knows nothing of the shop yet and has no network is asked to try again, and leads to the guide that it brought along and to where to write",
    onlyWithAll,
    async ({ app, t, context, complaints }) => {
      complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      await context.setOffline(true);
      await app.open("/");
      const main = app.page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(
        t("shell.problem.offline.title"),
        eventually,
      );
      await expect(main.getByRole("button")).toHaveText([t("shell.problem.retry")]);
      await expect(main.getByRole("link", { name: brand.supportEmail })).toBeVisible();
      await main.getByRole("link", { name: t("shell.footer.guide") }).click();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(t("guide.title"));
      await app.page.goBack();
      await context.setOffline(false);
      await expect(main.getByRole("link", { name: /Turquie/ }).first()).toBeVisible(eventually);
    },
  );

  test("an owner's iPhone opens the app without a network: the eSIM, its code, its guide and what was on sale", async ({
    app,
    t,
    sandbox,
    customer,
    context,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    test.slow();
    const { page, phone } = app;
    const order = await buyThroughApi(page.request, sandbox, customer);
    const id = order.esims[0]?.id as string;
    keepToken(phone, await signInThroughApi(page.request, sandbox, customer.email));
    await watchFirstFrame(page, "fr");
    await app.open("/home");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /Turquie/ }).first()).toBeVisible(eventually);
    await app.open("/esims");
    // The list, and each eSIM ahead; nothing of them in the page's own storage.
    await expect
      .poll(() => [...phone.safe.keys()].filter((key) => key.includes(id)).length, eventually)
      .toBe(1);
    expect(await page.evaluate("Object.values(localStorage).join()")).not.toContain("LPA:1$");

    await context.setOffline(true);
    await app.open(`/details/${id}`);
    expect(await page.evaluate("firstFrame")).toEqual({ lang: "fr", dir: "ltr", className: "safe-area-ios" });
    await expect(main.getByRole("link", { name: t("install.ready.here") })).toBeVisible(eventually);
    await openCodes({ page, t });
    await expect(main.getByRole("img", { name: t("install.qr.label") })).toBeVisible();
    await expect(main).toContainText("LPA:1$");
    await closeSheet({ page, t });
    await main.getByRole("link", { name: t("install.ready.here") }).click();
    await expect
      .poll(() => app.asked("EsimSetup.openLink"))
      .toEqual([
        {
          url: expect.stringContaining(
            "https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$",
          ),
        },
      ]);

    await setSafeArea(page, { top: 59, bottom: 34 });
    await expect.poll(() => page.evaluate(headerTop)).toBe(59);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await app.open("/guide/installation");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("guide.installation.title"),
      eventually,
    );
    await app.open("/home");
    await expect(main.getByRole("link", { name: /Turquie/ }).first()).toBeVisible(eventually);
    const offline = main.getByRole("status").filter({ hasText: t("shell.problem.offline.title") });
    await expect(offline.getByRole("link", { name: t("shell.footer.guide") })).toBeVisible();
    await offline.getByRole("link", { name: t("shell.nav.esims") }).click();
    await expect(main.locator(`a[href*="/details/${id}"]`).first()).toBeVisible(eventually);
  });
});

test.describe("an Android", () => {
  test.use({
    shell: "android",
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; SM-S921B; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36",
    language: "ar",
  });

  test(
    "an Android scans a code with the phone's own scanner, has its settings opened, and goes back by its button",
    onlyWithAll,
    async ({ app, t }) => {
      const { page, phone } = app;
      const code = "LPA:1$smdp.example$K2-1ABCDE-2FGHIJ";
      Object.assign(phone.answers, {
        "CapacitorBarcodeScanner.scanBarcode": () => ({ ScanResult: code, format: 0 }),
        "EsimSetup.openLink": () => ({ opened: false }),
        "EsimSetup.openSettings": () => ({ opened: true }),
      });
      test.slow();
      await watchFirstFrame(page, "ar");
      await app.open();
      await expect(page).toHaveURL("https://localhost/home");
      expect(await page.evaluate("firstFrame")).toEqual({
        lang: "ar",
        dir: "rtl",
        className: "safe-area-android",
      });
      await page.evaluate("document.documentElement.style.setProperty('--safe-area-inset-top', '32px')");
      expect(await page.evaluate(headerTop)).toBe(32);
      await expect.poll(() => app.asked("SplashScreen.hide")).toHaveLength(1);
      expect(app.asked("SystemBars.setStyle")[0]).toEqual({ style: "LIGHT" });

      await page
        .locator(".bottom-navigation")
        .getByRole("link", { name: t("shell.nav.profile") })
        .click();
      await page.getByRole("link", { name: t("shell.nav.addEsim") }).click();
      // How to scan is said by itself at the first time, before the camera opens.
      await page.getByRole("button", { name: t("scan.camera.open") }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await app.fire("App.backButton", { canGoBack: true });
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.getByRole("link", { name: t("scan.esim.here") }).click();
      await expect(page.getByText(t("esims.installing.settings"))).toBeVisible();
      expect(app.asked("EsimSetup.copyCode")).toEqual([{ text: code, seconds: 60 }]);

      // The step before on this page, the page before, and then out.
      await app.fire("App.backButton", { canGoBack: true });
      await expect(page.getByRole("button", { name: t("scan.camera.open") })).toBeVisible();
      await app.fire("App.backButton", { canGoBack: true });
      await expect(page).toHaveURL("https://localhost/profile");
      await app.fire("App.backButton", { canGoBack: true });
      await expect(page).toHaveURL("https://localhost/home");
      await app.fire("App.backButton", { canGoBack: true });
      await expect.poll(() => app.asked("App.minimizeApp")).toHaveLength(1);
    },
  );
});
