import { asBearer } from "./account.ts";
import { atTheBank, payAtTheBank } from "./bank-page.ts";
import { choosePlan, expectPaid, fillSummary, findDestination, openSummary, orderOnPage } from "./buying.ts";
import { placeOrder, signInThroughApi } from "./buying-without-a-screen.ts";
import { enterWorldCard, worldCards } from "./card-page.ts";
import { bringTo } from "./esim-life.ts";
import { expectNoViolations } from "./no-violations.ts";
import { instagram } from "./other-browsers.ts";
import { makeLink } from "./payment-link.ts";
import { buyToTopUp, expectMade } from "./recharge.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

const api = "/api/v1/app";

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a relative at home pays in ${language}, without an account, and sees nothing of the traveller`, async ({
      visit,
      sandbox,
      customer,
      browser,
    }) => {
      test.slow();
      const { page, t } = visit;
      await page.goto(`/${language}`);
      await findDestination(visit, "TN");
      await choosePlan(visit);
      await fillSummary(visit, customer);
      const link = await makeLink(visit);

      const relative = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const theirs = await relative.newPage();
      await theirs.goto(link);
      await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(theirs.locator("main")).not.toContainText(customer.email);
      await expectNoSidewaysScroll(theirs);
      const payer = `payer-${customer.email}`;
      await theirs.getByLabel(t("payment.byLink.email")).fill("no address");
      await theirs.getByLabel(t("payment.byLink.email")).blur();
      await expect(theirs.getByText(t("problems.general.invalidEmail"))).toBeVisible();
      await theirs.getByLabel(t("payment.byLink.email")).fill(payer);
      await theirs.getByLabel(t("payment.byLink.agree")).check();
      await theirs.locator("main button[type=button]").last().click();
      await payAtTheBank(theirs);
      await expect(theirs.getByRole("heading", { name: t("payment.byLink.paid.title") })).toBeVisible();
      await expect(theirs.locator("main")).not.toContainText(customer.email);
      for (const shown of ["xxx7215", `CIB / ${t("payment.receipt.cards.edahabia")}`, "3020"])
        await expect(theirs.locator("main")).toContainText(shown);
      const saved = theirs.waitForEvent("download");
      await theirs.getByRole("button", { name: t("payment.receipt.download") }).click();
      expect((await saved).suggestedFilename()).toMatch(/^receipt-[0-9A-Z]+\.pdf$/);
      const later = `later-${customer.email}`;
      await theirs.getByLabel(t("payment.byLink.receipt.email")).fill(later);
      await theirs.getByLabel(t("payment.byLink.receipt.keep")).check();
      await theirs.getByRole("button", { name: t("payment.byLink.receipt.send") }).click();
      await expect(theirs.getByText(t("payment.byLink.receipt.sent"))).toBeVisible();
      await expectNoSidewaysScroll(theirs);
      await theirs.goto(link);
      await theirs.reload();
      await expect(theirs.getByText(t("problems.code.payment_link_paid"))).toBeVisible();
      await relative.close();

      for (const address of [payer, later])
        expect((await sandbox.mail(address, /./)).text).not.toContain(customer.email);
    });
  });

test(
  "a relative who leaves the page of an account reads that nothing was paid, and pays by card of the world instead; another is told meanwhile",
  onlyWithAll,
  async ({ visit, customer, browser }) => {
    test.slow();
    const { page, t } = visit;
    await page.request.post("/currency", { form: { currency: "USD", next: "/" }, maxRedirects: 0 });
    await openSummary(visit, "US");
    await fillSummary(visit, customer);
    const link = await makeLink(visit);
    const relative = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const theirs = await relative.newPage();
    await theirs.goto(link);
    const begin = async (method: "paypal" | "card") => {
      await theirs.getByRole("radio", { name: t(`checkout.method.${method}.label`) }).check();
      await theirs.getByLabel(t("payment.byLink.agree")).check();
      await theirs.locator("main button[type=button]").last().click();
    };
    const card = theirs.locator("label", { hasText: t("checkout.method.card.label") });
    const words = await card.getByText(t("checkout.method.card.label")).boundingBox();
    const marks = await card.getByRole("img").boundingBox();
    expect(marks?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
    await begin("paypal");
    await theirs.waitForURL(/\/paypal\//);
    const cousin = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const hers = await cousin.newPage();
    await hers.goto(link);
    await hers.getByLabel(t("payment.byLink.agree")).check();
    await hers.locator("main button[type=button]").last().click();
    await expect(hers.getByText(t("problems.code.payment_page_open"))).toBeVisible();
    await expect(hers.getByRole("button", { name: t("payment.byLink.goOn") })).toBeVisible();
    await theirs.locator("a[href*='left=yes']").click();
    await expect(theirs.getByRole("heading", { level: 1, name: t("payment.left.title") })).toBeVisible();
    await expectNoSidewaysScroll(theirs);
    await theirs.getByRole("button", { name: t("payment.failure.tryAgain") }).click();
    await begin("card");
    await enterWorldCard(theirs, worldCards.good);
    await expect(theirs.getByRole("heading", { name: t("payment.byLink.paid.title") })).toBeVisible(
      eventually,
    );
    await expect(hers.getByText(t("problems.code.payment_link_paid"))).toBeVisible(eventually);
    await relative.close();
    await cousin.close();
  },
);

test.describe("within another app", () => {
  test.use({ userAgent: instagram });

  test(
    "the whole link is offered to the phone's browser before anything is begun",
    onlyWithAll,
    async ({ visit, customer }) => {
      const { page, t } = visit;
      await openSummary(visit);
      await fillSummary(visit, customer);
      const link = await makeLink(visit);
      await page.goto("about:blank");
      await page.goto(link);
      await expect(page.getByText(t("payment.redirect.inApp.why", { app: "Instagram" }))).toBeVisible();
      await expect(page.getByText(t("payment.byLink.inApp.how"))).toBeVisible();
      await expect(page.getByText(link, { exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    },
  );
});

for (const { language, when } of languagesFrom("fr"))
  test.describe(`${language}, from abroad`, when, () => {
    test.use({ language });

    test(`a son abroad pays by Visa what was ordered in dinars, in ${language}, and the traveller's order follows`, async ({
      visit,
      customer,
      browser,
    }) => {
      test.slow();
      const { page, t } = visit;
      const plan = await openSummary(visit, "US");
      await page.goto(`/${language}/summary?plan=${plan.code}&quantity=2`);
      await fillSummary(visit, customer);
      const link = await makeLink(visit);
      const message = t("payment.byLink.message", { count: 2, address: link });
      await expect(page.locator(`a[href*="${encodeURIComponent(message)}"]`).first()).toBeVisible();

      const abroad = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const theirs = await abroad.newPage();
      await theirs.request.post("/currency", { form: { currency: "USD", next: "/" }, maxRedirects: 0 });
      await theirs.goto(link);
      const radio = (method: "cib" | "card") =>
        theirs.getByRole("radio", { name: t(`checkout.method.${method}.label`) });
      await expect(radio("card")).toBeChecked();
      await radio("cib").check();
      await expect(theirs.locator("main button[type=button]").last()).toContainText(/DA|دج/);
      await radio("card").check();
      await expect(theirs.locator("main button[type=button]").last()).toContainText("$");
      await expectNoSidewaysScroll(theirs);
      await expectNoViolations(theirs);
      await theirs.getByLabel(t("payment.byLink.agree")).check();
      await theirs.locator("main button[type=button]").last().click();
      await enterWorldCard(theirs, worldCards.good);
      await expect(theirs.getByRole("heading", { name: t("payment.byLink.paid.title") })).toBeVisible(
        eventually,
      );
      await expect(theirs.locator("main")).toContainText("$");
      await abroad.close();

      const number: string = await page.evaluate(
        `Object.keys(localStorage).find((key) => key.startsWith("order-secret:")).slice("order-secret:".length)`,
      );
      await page.goto(`/${language}/success?order=${number}`);
      await expectPaid(visit);
      const order = await orderOnPage(visit);
      expect(order.payments).toMatchObject([{ method: "card", status: "successful", amount: order.total }]);
      expect(order.total.currency).toBe("USD");
    });
  });

test(
  "a relative's link for a top-up says that there is nothing to pay once the eSIM is over or the link withdrawn",
  onlyWithAll,
  async ({ visit, sandbox, customer, browser, complaints }) => {
    test.slow();
    complaints.expect(/\b4(09|10)\b/);
    const { page, t, language } = visit;
    const { request } = page;
    const id = await buyToTopUp(request, sandbox, customer);
    const token = await signInThroughApi(request, sandbox, customer.email);
    await expectMade(request, id, token);
    const life = { request, sandbox, token };
    await bringTo("in_use", id, life);
    const headers = asBearer(token);
    const { plans } = (await (await request.get(`${api}/esims/${id}/top-ups`, { headers })).json()).data;
    const linkOfTopUp = async () => {
      const { order } = await placeOrder(request, customer, { session: headers, plan: plans[0], esim: id });
      const address = `${api}/orders/${order.number}/payment-link`;
      const made = (await (await request.post(address, { headers })).json()).data;
      return { address, link: `/${language}/pay#${made.token}` };
    };
    const [withdrawn, ended] = [await linkOfTopUp(), await linkOfTopUp()];
    await request.delete(withdrawn.address, { headers });
    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(withdrawn.link);
    await expect(theirs.getByText(t("problems.code.payment_link_withdrawn"))).toBeVisible();
    const late = await (await browser.newContext()).newPage();
    await late.goto(ended.link);
    await expect(late.getByLabel(t("payment.byLink.agree"))).toBeVisible();
    await bringTo("expired", id, life);
    await late.getByLabel(t("payment.byLink.agree")).check();
    await late.getByRole("button", { name: /^Payer/ }).click();
    await expect(late.getByText(t("payment.byLink.gone"))).toBeVisible();
    await late.reload();
    await expect(late.getByText(t("payment.byLink.gone"))).toBeVisible();
    await expectNoViolations(late);
  },
);

test(
  "a relative at the bank while the order is dropped reads that the money goes back, and not that it is paid",
  onlyWithAll,
  async ({ visit, customer }) => {
    const { page, t, language } = visit;
    const { order, secret } = await placeOrder(page.request, customer);
    const address = `${api}/orders/${order.number}`;
    const headers = { "order-secret": secret };
    const made = await (await page.request.post(`${address}/payment-link`, { headers })).json();
    await page.goto(`/${language}/pay#${made.data.token}`);
    await page.getByLabel(t("payment.byLink.agree")).check();
    await page.locator("main button[type=button]").last().click();
    await atTheBank(page);
    expect((await page.request.delete(address, { headers })).status()).toBe(204);
    await payAtTheBank(page);
    await expect(page.getByRole("heading", { name: t("payment.byLink.paid.returned") })).toBeVisible(
      eventually,
    );
    await expectNoViolations(page);
  },
);
