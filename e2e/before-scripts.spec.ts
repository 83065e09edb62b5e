import { enterAt } from "./account.ts";
import { plansOf } from "./buying.ts";
import { holdScripts } from "./hold-scripts.ts";
import { expect, test } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.use({ language: "ar" });

test("what is pressed, typed or chosen before the scripts have come is done when they are here", async ({
  visit,
}) => {
  const { page, t } = visit;
  const come = await holdScripts(page);
  await page.goto("/ar/compatibility", { waitUntil: "commit" });
  await page.getByRole("searchbox", { name: t("compatibility.search.label") }).fill("iphone xs");
  const somebodyElse = page.getByRole("main").getByRole("button", { name: t("compatibility.other.share") });
  for (const _ of [1, 2]) await somebodyElse.click();
  come();
  await expect(page.getByLabel(t("compatibility.other.paste"))).toBeVisible();
  await expect(page.getByRole("link", { name: /^iPhone XS\s?Apple/ })).toBeVisible();
});

test(
  "of several choices made before the scripts have come the last one counts",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page } = visit;
    await enterAt(visit, sandbox, customer, "/preferences");
    const come = await holdScripts(page);
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("radio", { name: "English" }).check();
    await page.getByRole("radio", { name: "Français" }).check();
    come();
    await expect(page).toHaveURL(/\/fr\/preferences$/);
    await expect(page.getByRole("radio", { name: "Français" })).toBeChecked();
  },
);

/** Presses it when React has begun to listen and has not hydrated yet: a person's press may fall there. */
const pressWhileHydrating = (words: string) => `{
  const add = EventTarget.prototype.addEventListener;
  let isPressed = false;
  EventTarget.prototype.addEventListener = function (...given) {
    add.apply(this, given);
    if (isPressed || this.id !== "root") return;
    isPressed = true;
    queueMicrotask(() => {
      for (const button of document.querySelectorAll("main button"))
        if (button.textContent.includes(${JSON.stringify(words)})) button.click();
    });
  };
}`;

test("what is pressed while a page comes alive is done once", async ({ visit }) => {
  const { page, language, t } = visit;
  const [plan] = await plansOf(visit, "FR");
  await page.addInitScript(pressWhileHydrating(t("plans.toCart.add")));
  await page.goto(`/${language}/packages/FR/${plan?.code}`, { waitUntil: "networkidle" });
  await expect(page.getByText(t("plans.toCart.added"))).toBeVisible();
  await expect(page.locator(".cart-link")).toHaveAttribute("data-count", "1");
});
