import { feedbackShownFrom, feedbackStars } from "@rihla/contract/rules/feedback";
import { asBearer, enterAt } from "./account.ts";
import { buyThroughApi, signInThroughApi } from "./buying-without-a-screen.ts";
import { newCustomer } from "./customer.ts";
import { bringTo } from "./esim-life.ts";
import { expectNoViolations } from "./no-violations.ts";
import { operate } from "./operate.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.use({ language: "ar" });

const star = ({ page, t }: Visit, stars: number) =>
  page.getByRole("radio", { name: t("feedback.star", { stars, most: feedbackStars }) });
const button = ({ page, t }: Visit, name: "later" | "send" | "take") =>
  page.getByRole("button", { name: t(`feedback.${name}`), exact: true });

test(
  "what a traveller says once is read by a person, stands on the home page among twenty, and goes when it is taken back",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    test.setTimeout(300_000);
    const { page, t } = visit;
    const { request } = page;
    const order = await buyThroughApi(request, sandbox, customer, 2);
    const [id = "", other = ""] = order.esims.map((esim) => esim.id);
    const token = await enterAt(visit, sandbox, customer, `/details/${id}`);
    const main = page.getByRole("main");
    await expect(main).toContainText(t("esims.status.new"));
    await expect(star(visit, 5)).toHaveCount(0);
    for (const one of [id, other]) await bringTo("in_use", one, { request, sandbox, token });

    // Another of theirs: waved away, on this device and so on every other.
    await page.goto(`/ar/details/${other}`);
    await button(visit, "later").click();
    await expect(page.getByText(t("feedback.left"))).toBeFocused();
    await page.reload();
    await expect(main).toContainText(t("esims.status.in_use"));
    await expect(star(visit, 5)).toHaveCount(0);

    await page.goto(`/ar/details/${id}`);
    await star(visit, 1).focus();
    await page.keyboard.press("Space");
    await expect(star(visit, 1)).toBeChecked();
    for (let stars = 2; stars <= 5; stars++) await page.keyboard.press("ArrowDown");
    await expect(star(visit, 5)).toBeChecked();
    const words = `اشتغلت فور الوصول ${customer.email.slice(0, 12)}`;
    await page.getByLabel(t("feedback.words")).fill(words);
    await page.getByLabel(t("feedback.consent")).check();
    await page.getByLabel(t("feedback.firstName"), { exact: true }).fill("ياسمين");
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await button(visit, "send").click();
    await expect(page.getByText(t("feedback.thanks"))).toBeFocused();
    await expect(main).toContainText(t("feedback.reading.waiting"));
    await expectNoViolations(page);
    await page.reload();
    await expect(main).toContainText(words);
    await expect(star(visit, 5)).toHaveCount(0);

    await othersAnswer(visit, sandbox, feedbackShownFrom - 1);
    await page.goto("/ar/home");
    await expect(main).not.toContainText(words);
    expect(await operate("feedback", "list")).toContainEqual(
      expect.objectContaining({ esimId: id, stars: 5, words, firstName: "ياسمين" }),
    );
    await operate("feedback", "approve", id);
    await expect(async () => {
      await page.reload();
      await expect(main).toContainText(words, { timeout: 1000 });
    }).toPass(eventually);
    const shown = page.getByRole("region", { name: t("discover.feedback.title") });
    await expect(shown).toContainText("ياسمين");
    await shown.scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);

    await page.goto(`/ar/details/${id}`);
    await expect(main).toContainText(t("feedback.reading.shown"));
    await button(visit, "take").click();
    await expect(page.getByText(t("feedback.taken"))).toBeFocused();
    await page.goto("/ar/home");
    await expect(async () => {
      await page.reload();
      await expect(main).not.toContainText(words, { timeout: 1000 });
    }).toPass(eventually);
  },
);

test(
  "an answer that is sent without a network stays and is sent later; where another tab answered first, that is said",
  onlyWithAll,
  async ({ visit, sandbox, customer, complaints }) => {
    test.slow();
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    const { page, t } = visit;
    const { request } = page;
    const order = await buyThroughApi(request, sandbox, customer, 2);
    const [id = "", other = ""] = order.esims.map((esim) => esim.id);
    const token = await enterAt(visit, sandbox, customer, "/esims");
    for (const one of [id, other]) await bringTo("in_use", one, { request, sandbox, token });
    await page.goto(`/ar/details/${id}`);
    await star(visit, 5).check({ force: true });
    await page.getByLabel(t("feedback.words")).fill("اشتغلت فورًا");
    await page.context().setOffline(true);
    await button(visit, "send").click();
    await expect(page.getByRole("alert").filter({ hasText: t("problems.code.offline") })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByLabel(t("feedback.words"))).toHaveValue("اشتغلت فورًا");
    await button(visit, "send").click();
    await expect(page.getByText(t("feedback.thanks"))).toBeVisible();

    await page.goto(`/ar/details/${other}`);
    const second = { ...visit, page: await page.context().newPage() };
    await second.page.goto(`/ar/details/${other}`);
    await star(second, 4).check({ force: true });
    await button(visit, "later").click();
    await expect(page.getByText(t("feedback.left"))).toBeVisible();
    await button(second, "send").click();
    await expect(second.page.getByText(t("feedback.before"))).toBeVisible();
  },
);

/** Somebody's so many eSIMs, each used and answered for. */
async function othersAnswer(
  { page: { request } }: Visit,
  sandbox: Parameters<typeof enterAt>[1],
  count: number,
) {
  const group = newCustomer();
  const order = await buyThroughApi(request, sandbox, group, count);
  const token = await signInThroughApi(request, sandbox, group.email);
  for (const { id } of order.esims) {
    await bringTo("in_use", id, { request, sandbox, token });
    const headers = asBearer(token);
    const answer = await request.put(`/api/v1/app/esims/${id}/feedback`, { headers, data: { stars: 4 } });
    expect(answer.status()).toBe(200);
  }
}
