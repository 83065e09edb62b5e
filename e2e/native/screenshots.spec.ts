import { expectNoViolations } from "../no-violations.ts";
import { expect } from "../test.ts";
import { onlyWithAll } from "../when.ts";
import { test } from "./app.ts";

for (const shell of ["android", "ios"] as const)
  test.describe(shell, () => {
    test.use({ shell, language: "ar" });

    test(
      "whoever takes a picture of an activation code reads what it is worth; of another screen, nothing",
      onlyWithAll,
      async ({ app, t }) => {
        const { page, phone } = app;
        const scanned = { ScanResult: "LPA:1$smdp.example$K2-1ABCDE-2FGHIJ", format: 0 };
        phone.answers["CapacitorBarcodeScanner.scanBarcode"] = () => scanned;
        await page.addInitScript(`localStorage.setItem("LANG", "ar")`);
        const warning = page.getByRole("dialog", { name: t("phone.screenshot.title") });
        await app.open("/qr-scanner");
        await app.fire("EsimSetup.screenshotTaken", {});
        await expect(warning).toBeHidden();
        await page.getByRole("button", { name: t("scan.camera.open") }).click();
        await page
          .getByRole("button", { name: t("scan.how.skip"), exact: true })
          .last()
          .click();
        await expect(page.getByRole("img", { name: t("scan.esim.qr") })).toBeVisible();
        expect(app.asked("Haptics.notification")).toEqual([{ type: "SUCCESS" }]);
        await app.fire("EsimSetup.screenshotTaken", {});
        await expect(warning.getByText(t("phone.screenshot.body"))).toBeVisible();
        await expectNoViolations(page);
        await warning
          .getByRole("button", { name: t("phone.screenshot.close") })
          .last()
          .click();
        await expect(warning).toBeHidden();
        await page.getByRole("button", { name: t("scan.voucher.other"), exact: true }).click();
        await app.fire("EsimSetup.screenshotTaken", {});
        // Nothing covers what is pressed next.
        await page.getByRole("button", { name: t("scan.camera.open") }).click();
        await expect(page.getByRole("img", { name: t("scan.esim.qr") })).toBeVisible();
        await expect(warning).toBeHidden();
      },
    );
  });
