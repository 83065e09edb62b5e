import { enterAt } from "./account.ts";
import { buyThroughApi } from "./buying-without-a-screen.ts";
import { openRow } from "./esim-sheets.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

for (const { language, when } of languagesFrom("en", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`two eSIMs of one order are told apart in ${language}, by number and then by a name of one's own`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      const { page, t } = visit;
      test.slow();
      await buyThroughApi(page.request, sandbox, customer, 2);
      await enterAt(visit, sandbox, customer, "/esims");
      const row = (text: string) => page.getByRole("main").getByRole("link").filter({ hasText: text });
      const [first, second] = [1, 2].map((number) => t("esims.position", { number, of: 2 }));
      await expect(row(second as string)).toBeVisible();
      await row(first as string).click();
      const pencil = page.getByRole("button", { name: t("esims.rename.open") });
      await openRow(visit, "ownEsim.technical");
      await pencil.click();
      const field = page.getByLabel(t("esims.rename.label"));
      await expect(field).toBeFocused();
      const save = page.getByRole("button", { name: t("esims.rename.save"), exact: true });
      await field.fill("x".repeat(41));
      await save.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(t("esims.rename.name_too_long")));
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await field.fill("Maman");
      await save.click();
      await expect(field).toBeHidden();
      await expect(pencil).toBeFocused();
      await page.reload();
      await expect(page.getByText("Maman")).toBeVisible();
      await page.goto(`/${language}/esims`);
      await expect(row("Maman")).toBeVisible();
      await expect(row(second as string)).toBeVisible();
      await expect(row(first as string)).toBeHidden();
    });
  });
