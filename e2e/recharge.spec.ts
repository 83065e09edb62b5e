import type { Order } from "@rihla/contract";
import { asBearer, enterAt } from "./account.ts";
import { atTheBank, payAtTheBank } from "./bank-page.ts";
import { expectPaid, payButton } from "./buying.ts";
import type { Complaints } from "./complaints.ts";
import { type Customer, newCustomer } from "./customer.ts";
import { bringTo } from "./esim-life.ts";
import { closeSheet, openRow } from "./esim-sheets.ts";
import { expectNoViolations } from "./no-violations.ts";
import { operate } from "./operate.ts";
import { makeLink } from "./payment-link.ts";
import { buyToTopUp, expectMade } from "./recharge.ts";
import type { Sandbox } from "./sandbox.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { saveByCode, signIn } from "./signing-in.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { setPin, typePin } from "./wallet-pin.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

/** Somebody abroad who has used everything up, on the page of their eSIM. */
async function usedUp(
  visit: Visit,
  sandbox: Sandbox,
  customer: Customer,
): Promise<{ id: string; token: string }> {
  const { page, language, t } = visit;
  const id = await buyToTopUp(page.request, sandbox, customer);
  const token = await enterAt(visit, sandbox, customer, "/home");
  await expectMade(page.request, id, token);
  await bringTo("depleted", id, { request: page.request, sandbox, token });
  await page.goto(`/${language}/esims`);
  await page.getByRole("link", { name: t("recharge.open"), exact: true }).click();
  await expect(page.getByText(t("checkout.topUp.extends"))).toBeVisible();
  return { id, token };
}

/** In use abroad, of somebody who is signed in. */
async function running(visit: Visit, sandbox: Sandbox, customer: Customer) {
  const { page } = visit;
  const id = await buyToTopUp(page.request, sandbox, customer);
  const token = await enterAt(visit, sandbox, customer, "/home");
  await expectMade(page.request, id, token);
  await bringTo("in_use", id, { request: page.request, sandbox, token });
  return { id, token };
}

const sheet = ({ page, t }: Visit) => page.getByRole("dialog", { name: t("recharge.title"), exact: true });

/** One is chosen already, nothing that is known is asked; the terms of who pays at a bank are agreed to. */
async function agree(visit: Visit): Promise<void> {
  const { page, t } = visit;
  await expect(sheet(visit).getByRole("radio", { checked: true })).toHaveCount(1);
  await expect(sheet(visit).getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: t("checkout.agree.device") })).toHaveCount(0);
  await page.getByRole("checkbox", { name: t("checkout.agree.terms") }).check();
}

/** Paid, sent and active, each with its hour, and data to use. */
async function expectActive({ page, t }: Visit): Promise<void> {
  const steps = page.getByRole("list", { name: t("recharge.history.steps") });
  await expect(steps).toHaveText(
    new RegExp(
      ["paid", "sent", "active"]
        .map((step) => `${t(`recharge.history.${step}` as "recharge.open")}.*\\d\\d:\\d\\d`)
        .join(""),
    ),
    eventually,
  );
}

/** Topping up by itself, behind the wallet's PIN, which is chosen there; off without it. */
async function switchOnAndOff(
  visit: Visit,
  sandbox: Sandbox,
  customer: Customer,
  complaints: Complaints,
): Promise<void> {
  const { page, t } = visit;
  const words = (key: "switchOn" | "switchOff") =>
    page.getByRole("button", { name: t(`recharge.automatic.${key}`) });
  const toggle = page.getByRole("switch", { name: t("recharge.automatic.title") });
  await toggle.click();
  await page.getByLabel(t("recharge.automatic.ceiling")).fill("2000");
  await expectNoViolations(page);
  await words("switchOn").click();
  const pad = (title: "new" | "again" | "title") =>
    page.getByRole("dialog").getByRole("group", { name: t(`wallet.pin.${title}`), exact: true });
  const typePin = async (title: "new" | "again" | "title") => {
    for (const digit of "4711") await pad(title).getByRole("button", { name: digit, exact: true }).click();
    await pad(title)
      .getByRole("button", { name: t("wallet.pin.confirm") })
      .click();
  };
  complaints.expect(/automatic-top-up net::ERR_FAILED/, /ERR_FAILED.*automatic-top-up/);
  await page.route("**/automatic-top-up", (put) => put.abort(), { times: 1 });
  await typePin("new");
  await typePin("again");
  await saveByCode(visit, sandbox, customer, 1);
  // The network failed after the PIN was chosen: it is asked for, not chosen once more.
  await expect(pad("title")).toBeVisible();
  await expectNoViolations(page);
  await typePin("title");
  await expect(words("switchOff")).toBeVisible();
  await closeSheet(visit);
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
}

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });
    test.describe.configure({ timeout: 180_000 });

    test(`an eSIM that is used up is topped up in ${language}, and is active again`, async ({
      visit,
      sandbox,
      customer,
      complaints,
    }) => {
      const { page, t } = visit;
      const { id } = await usedUp(visit, sandbox, customer);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await agree(visit);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await payButton(visit).click();
      await payAtTheBank(page);
      await expectPaid(visit);
      await expectActive(visit);
      // What is there now, once the supplier was asked after the top-up.
      const [left = ""] = t("recharge.hasUntil", { left: "|", date: "" }).split("|");
      await expect(page.getByText(left).last()).toBeVisible(eventually);
      await page.getByRole("link", { name: t("recharge.see") }).click();
      await expect(page).toHaveURL(new RegExp(`/details/${id}`));
      await openRow(visit, "ownEsim.orderAndReceipt");
      await expectActive(visit);
      await closeSheet(visit);
      await expect(page.getByRole("main")).toContainText(t("esims.status.in_use"), eventually);
      await expectNoSidewaysScroll(page);
      expect((await sandbox.mail(customer.email, /GB|Go|غ/)).text).toContain(`/details/${id}`);
      await switchOnAndOff(visit, sandbox, customer, complaints);
    });

    test(
      `a relative at home pays for it by a link in ${language}`,
      onlyWithAll,
      async ({ visit, sandbox, customer, browser }) => {
        const { page, t } = visit;
        const { id } = await usedUp(visit, sandbox, customer);
        await agree(visit);
        await sheet(visit)
          .getByRole("button", { name: t("checkout.billing.change") })
          .click();
        const link = await makeLink(visit);
        const relative = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const theirs = await relative.newPage();
        await theirs.goto(link);
        await expect(theirs.locator("main")).toContainText(t("checkout.topUp.tag"));
        await theirs.getByLabel(t("payment.byLink.agree")).check();
        await theirs.locator("main button[type=button]").last().click();
        await payAtTheBank(theirs);
        await expect(theirs.getByRole("heading", { name: t("payment.byLink.paid.title") })).toBeVisible();
        await relative.close();
        await page.goto(`/${language}/details/${id}`);
        await openRow(visit, "ownEsim.orderAndReceipt");
        await expectActive(visit);
        await expect(page.getByRole("main")).toContainText(t("esims.status.in_use"), eventually);
      },
    );
  });

test.describe("from a notification", () => {
  test.use({ language: "en", viewport: { width: 390, height: 844 } });
  test.describe.configure({ timeout: 180_000 });

  test("with the wallet that paid last: one press and the PIN", async ({ visit, sandbox, customer }) => {
    const { page, language, t } = visit;
    const { id, token } = await running(visit, sandbox, customer);
    await operate("wallet", "credit", customer.email, "3000", "DZD");
    await setPin(visit, sandbox, customer, token);
    const push = async () => {
      await page.goto("about:blank");
      await page.goto(`/${language}/details/${id}#recharge`);
    };
    await push();
    await sheet(visit)
      .getByRole("button", { name: t("checkout.billing.change") })
      .click();
    await page.getByRole("radio", { name: t("checkout.method.wallet.label") }).check();
    await payButton(visit).click();
    await typePin(visit);
    await expectPaid(visit);

    await push();
    await expect(sheet(visit)).toContainText(t("checkout.method.wallet.label"));
    await expect(sheet(visit).getByRole("checkbox")).toHaveCount(0);
    await expect(sheet(visit)).toContainText(t("checkout.topUp.byPin"));
    await expect(sheet(visit)).toContainText(t("checkout.topUp.final"));
    await payButton(visit).dblclick();
    await typePin(visit);
    await expectPaid(visit);
    // The same once more is another: two were bought, each paid once.
    expect(await paymentsOf(visit, token)).toEqual([["wallet"], ["wallet"], ["cib"]]);
  });

  test(
    "to a bank: one box, one press and its question; an answer that is lost, the way back and another tab buy it no second time",
    onlyWithAll,
    async ({ visit, sandbox, customer, complaints, context }) => {
      complaints.expect(/428|ERR_FAILED|ERR_ABORTED/);
      const { page, language, t } = visit;
      const { id, token } = await running(visit, sandbox, customer);
      const push = `/${language}/details/${id}#recharge`;
      await page.goto("about:blank");
      await page.goto(push);
      await agree(visit);
      // The shop has placed it and its answer is lost; then its bank wants a question asked, whose words came with the sheet.
      await page.route(
        "**/app/orders",
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      const captcha = { challenge: "none", question: "1 + 1" };
      await page.route(
        "**/payments",
        (route) => {
          const { captcha: answer, ...body } = route.request().postDataJSON();
          return answer
            ? route.continue({ postData: JSON.stringify(body) })
            : route.fulfill({ status: 428, json: { code: "captcha_required", captcha } });
        },
        { times: 2 },
      );
      await payButton(visit).dblclick();
      const question = page.getByRole("dialog", { name: t("payment.captcha.title") });
      await question.getByRole("textbox").fill("2");
      await question.getByRole("button", { name: t("payment.captcha.confirm") }).click();
      await atTheBank(page);

      const other = { ...visit, page: await context.newPage() };
      await other.page.goto(push);
      await agree(other);
      await payButton(other).click();
      const twice = other.page.getByRole("dialog", { name: t("checkout.twice.title") });
      await expect(twice).toContainText(t("checkout.twice.goOn"));
      await other.page.close();

      await page.goBack();
      await agree(visit);
      await payButton(visit).click();
      await payAtTheBank(page);
      await expectPaid(visit);
      expect(await paymentsOf(visit, token)).toEqual([["cib"], ["cib"]]);
    },
  );

  test(
    "who is signed out signs in and finds the sheet open; somebody else finds no such eSIM",
    onlyWithAll,
    async ({ visit, sandbox, customer, complaints }) => {
      complaints.expect(/404/);
      const { page, language, t } = visit;
      const { id } = await running(visit, sandbox, customer);
      const push = `/${language}/details/${id}#recharge`;
      await page.evaluate("localStorage.clear()");
      await page.goto(push);
      await signIn(visit, sandbox, customer.email, 1);
      // In the language of the account, whichever that is.
      const shown = page.locator("dialog[open] input[name=top-up]:checked");
      await expect(shown).toBeVisible(eventually);
      await page.evaluate("localStorage.clear()");
      await enterAt(visit, sandbox, newCustomer(), `/details/${id}#recharge`);
      await expect(page.getByRole("heading", { name: t("esims.notFound.title") })).toBeVisible(eventually);
      await expect(shown).toHaveCount(0);
    },
  );
});

/** How each order was tried to be paid, the newest first. */
async function paymentsOf({ page }: Visit, token: string): Promise<string[][]> {
  const answer = await page.request.get("/api/v1/app/orders", { headers: asBearer(token) });
  const orders: Order[] = (await answer.json()).data;
  return orders.map(({ payments }) => payments.map(({ method }) => method));
}
