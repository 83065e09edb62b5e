import { enterAt } from "./account.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { askForCode, typeCode } from "./signing-in.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(
      `a guest's account screens in ${language} shut nobody out, by day and by night`,
      onlyWithAll,
      async ({ visit, customer, complaints }) => {
        test.slow();
        complaints.expect(/422/);
        const { page, t } = visit;
        for (const address of ["/register", "/reset-password", "/profile", "/preferences"]) {
          await page.goto(`/${language}${address}`, { waitUntil: "networkidle" });
          await expectNoViolations(page);
          await expectNoSidewaysScroll(page);
        }
        await page.goto(`/${language}/register`);
        await page.getByRole("button", { name: t("account.register.submit") }).click();
        await expectNoViolations(page);
        await page.goto(`/${language}/login`);
        await askForCode(visit, customer.email);
        await typeCode(visit, "0000");
        await expect(page.getByRole("alert")).toBeVisible();
        await expectNoViolations(page);
      },
    );

    test(`a customer's account screens in ${language} shut nobody out, by day and by night`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      test.slow();
      const { page, t } = visit;
      await enterAt(visit, sandbox, customer, "/profile");
      await expect(page.getByText(customer.email)).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      const press = (name: string) =>
        page.getByRole("main").getByRole("listitem").filter({ hasText: name }).getByRole("button").click();
      await press(t("profile.menu.devices"));
      await expect(page.getByText(t("profile.devices.current"))).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await press(t("profile.menu.delete"));
      await expectNoViolations(page);
      await page.getByRole("button", { name: t("profile.deletion.continue") }).click();
      await page.getByRole("button", { name: t("profile.deletion.submit") }).click();
      await expectNoViolations(page);
      await page.goto(`/${language}/personal-information`);
      await page.getByLabel(t("profile.personal.name")).fill("A");
      await page.getByRole("button", { name: t("profile.personal.save") }).click();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    });
  });
