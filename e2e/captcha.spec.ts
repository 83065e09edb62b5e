import type { Language } from "@rihla/contract";
import { answerTo } from "../apps/api/src/testing/answer-captcha.ts";
import { atTheBank, cancelAtTheBank, payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, openSummary, orderOnPage, payButton } from "./buying.ts";
import { test } from "./killable-test.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

// A program of one's own, whose bank asks for the question.
test.use({ settings: { SATIM_CAPTCHA: "on" } });
test.describe.configure({ timeout: 180_000 });

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a question stands before the bank's page in ${language}, and costs nothing to get wrong`, async ({
      visit,
      customer,
      complaints,
    }) => {
      // Each question comes with a refusal.
      complaints.expect(/428|422/);
      const { page, t } = visit;
      await openSummary(visit);
      await expect(page.getByText(t("checkout.secure.question"))).toBeVisible();
      await fillSummary(visit, customer);
      await payButton(visit).focus();
      await page.keyboard.press("Enter");
      await expect(input(visit)).toBeFocused();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);

      await page.keyboard.press("Enter");
      await expect(sheet(visit)).toContainText(t("problems.code.captcha_required"));
      const first = await question(visit);
      const wrong = Number(answerTo(first, language)) + 1;
      await page.keyboard.type(String(wrong));
      await page.keyboard.press("Enter");
      await expect(sheet(visit)).toContainText(t("problems.code.captcha_wrong"));
      // The next one: ready to be typed, and read out with what was wrong.
      await expect(input(visit)).toBeFocused();
      await expect(input(visit)).toHaveAccessibleDescription(t("problems.code.captcha_wrong"));

      await page.keyboard.press("Escape");
      await expect(sheet(visit)).toBeHidden();
      await expect(page.getByLabel(t("checkout.billing.name"), { exact: true })).toHaveValue(customer.name);
      await payButton(visit).click();
      await answer(visit, language);
      await cancelAtTheBank(page);

      // Another attempt on the same order has its own.
      await page.getByRole("button", { name: t("payment.failure.tryAgain") }).click();
      await answer(visit, language);
      await payAtTheBank(page);
      await expectPaid(visit);
      expect((await orderOnPage(visit)).payments).toHaveLength(2);
    });
  });

test(
  "at twice the size the question can be read and answered",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    complaints.expect(/428/);
    const { page } = visit;
    await openSummary(visit);
    await fillSummary(visit, customer);
    // A desktop's window of 1280 by 800, zoomed.
    await page.setViewportSize({ width: 640, height: 400 });
    await payButton(visit).press("Enter");
    await expect(input(visit)).toBeInViewport();
    const sheetWidths = `(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.querySelector("dialog[open]"))`;
    const [content = 0, room = 0] = await page.evaluate<number[]>(sheetWidths);
    expect(content).toBeLessThanOrEqual(room);
    await answer(visit, "fr");
    await atTheBank(page);
  },
);

const sheet = ({ page, t }: Visit) => page.getByRole("dialog", { name: t("payment.captcha.title") });
const input = (visit: Visit) => sheet(visit).getByRole("textbox");
const question = async (visit: Visit) => (await sheet(visit).locator("label").textContent()) ?? "";

async function answer(visit: Visit, language: Language): Promise<void> {
  await expect(input(visit)).toBeVisible();
  await input(visit).fill(answerTo(await question(visit), language));
  await sheet(visit)
    .getByRole("button", { name: visit.t("payment.captcha.confirm") })
    .click();
}
