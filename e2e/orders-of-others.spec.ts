import { enterAt } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { expectDelivered, expectPaid, fillSummary, goToTheBank, openSummary, payButton } from "./buying.ts";
import { placeOrder } from "./buying-without-a-screen.ts";
import { newCustomer } from "./customer.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signIn, signOut } from "./signing-in.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

for (const { language, when } of languagesFrom("en"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`an order that somebody else placed is paid after a question, and is theirs no more, in ${language}`, async ({
      visit,
      sandbox,
      customer,
      complaints,
      browser,
    }) => {
      const { page, t } = visit;
      const typed = "Call 0600 now";
      const { order, secret } = await placeOrder(page.request, { ...customer, name: typed });
      await enterAt(visit, sandbox, customer, `/summary?order=${order.number}`);
      await expect(page.getByText(t("cart.again.other.title"))).toBeVisible();
      await expect(page.getByText(t("cart.again.other.body"))).toBeVisible();
      await expect(page.getByText(typed)).toHaveCount(0);
      await expect(payButton(visit)).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await page.getByRole("button", { name: t("cart.again.other.take") }).click();
      // Whoever placed it has kept its secret, and is about to pay too; the owner has it open twice.
      const other = await (await browser.newContext()).newPage();
      await other.goto(`/${language}/home`);
      await other.evaluate(`localStorage.setItem("order-secret:${order.number}", ${JSON.stringify(secret)})`);
      await other.goto(`/${language}/summary?order=${order.number}`);
      await expect(payButton({ ...visit, page: other })).toBeVisible();
      const second = await page.context().newPage();
      await second.goto(`/${language}/summary?order=${order.number}`);
      await second.getByRole("button", { name: t("cart.again.other.take") }).click();
      await payButton(visit).click();
      await payAtTheBank(page);
      await expectPaid(visit);

      complaints.expect(/403|409/);
      await payButton({ ...visit, page: second }).click();
      await expectPaid({ ...visit, page: second });
      await payButton({ ...visit, page: other }).click();
      await expect(other.getByText(t("payment.ended.title"))).toBeVisible();
      await expect(other.getByRole("link", { name: t("payment.unknown.signIn") })).toBeVisible();
    });
  });

test(
  "a guest has a browser that others use forget their orders with one press",
  onlyWithAll,
  async ({ visit, customer }) => {
    const { page, t } = visit;
    const { order, secret } = await placeOrder(page.request, customer);
    // What its buyer typed, too.
    await openSummary(visit);
    await fillSummary(visit, customer);
    await page.evaluate(`localStorage.setItem("billing", sessionStorage.getItem("checkout-draft"))`);
    await page.evaluate(
      `localStorage.setItem("order-secret:${order.number}", ${JSON.stringify(secret)});
     localStorage.setItem("placed-orders", '[{"number":"${order.number}","ofCart":false}]')`,
    );
    await page.goto("/fr/cart");
    await expect(page.getByText(t("cart.unpaid.title"))).toBeVisible();
    await page.getByRole("button", { name: t("cart.forget.press") }).click();
    await expect(page.getByText(t("cart.forget.done"))).toBeVisible();
    await expect(page.getByText(t("cart.unpaid.title"))).toBeHidden();
    expect(
      await page.evaluate("Object.keys(localStorage).filter((key) => /^order-secret|^placed/.test(key))"),
    ).toEqual([]);
    await openSummary(visit);
    for (const field of ["email", "name", "phoneNumber"] as const)
      await expect(page.getByLabel(t(`checkout.billing.${field}`), { exact: true })).toHaveValue("");
  },
);

test(
  "who signs in on a phone where a guest has bought sees nothing of it, and the guest who signs in sees it again",
  onlyWithAll,
  async ({ visit, sandbox, customer, complaints }) => {
    test.slow();
    const { page, t } = visit;
    await goToTheBank(visit, customer);
    await payAtTheBank(page);
    const { number } = await expectDelivered(visit);
    const bought = `/fr/success?order=${number}`;

    const other = newCustomer();
    await page.goto("/fr/login");
    await signIn(visit, sandbox, other.email);
    await expect(page).toHaveURL(/\/fr\/esims$/);
    complaints.expect(/404/);
    await page.goto(bought);
    await expect(page.getByRole("heading", { level: 1, name: t("payment.unknown.title") })).toBeVisible();
    await expect(page.getByText(/LPA:1\$/)).toHaveCount(0);
    await openSummary(visit);
    await expect(page.getByLabel(t("checkout.billing.name"), { exact: true })).toHaveValue("");
    await expect(page.getByLabel(t("checkout.billing.phoneNumber"), { exact: true })).toHaveValue("");
    const left = await page.evaluate<string>("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])");
    for (const told of [number, customer.email, customer.name, customer.phone])
      expect(left).not.toContain(told);

    await page.goto("/fr/profile");
    await signOut(visit);
    await page.goto("/fr/login");
    await signIn(visit, sandbox, customer.email);
    await expect(page).toHaveURL(/\/fr\/esims$/);
    await page.goto(bought);
    await expectPaid(visit);
  },
);

test(
  "a guest's order that waits to be paid is still there to be paid for who signs in here",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    const { order, secret } = await placeOrder(page.request, customer);
    await page.goto("/fr/home");
    await page.evaluate(
      `localStorage.setItem("order-secret:${order.number}", ${JSON.stringify(secret)});
     localStorage.setItem("placed-orders", '[{"number":"${order.number}","ofCart":false}]')`,
    );
    await page.goto("/fr/login?next=%2Fcart");
    await signIn(visit, sandbox, newCustomer().email);
    await expect(page).toHaveURL(/\/fr\/cart$/);
    await expect(page.getByText(t("cart.unpaid.title"))).toBeVisible();
    await page.goto(`/fr/summary?order=${order.number}`);
    await payButton(visit).click();
    await payAtTheBank(page);
    await expectPaid(visit);
  },
);
