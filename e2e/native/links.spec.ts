import { brand } from "@rihla/i18n";
import { expectPaid, fillSummary, payButton, plansOf } from "../buying.ts";
import type { Customer } from "../customer.ts";
import { iphone } from "../other-browsers.ts";
import { eventually, expect, type Visit } from "../test.ts";
import { onlyWithAll } from "../when.ts";
import { type App, test } from "./app.ts";

const { scheme, host } = brand.deepLink;
const press = (app: App, url: string) => app.fire("App.appUrlOpen", { url });

test(
  "links open the app and lead on in it: one that starts it is told twice and followed once",
  onlyWithAll,
  async ({ app }) => {
    const { page } = app;
    await page.addInitScript(`window.pushed = [];
    const push = history.pushState;
    history.pushState = function (state, title, url) {
      pushed.push(String(url));
      return push.call(history, state, title, url);
    };`);
    const url = `${scheme}://summary?promo=aid-2026`;
    app.phone.answers["App.getLaunchUrl"] = () => ({ url });
    await app.fire("App.appUrlOpen", { url }, true);
    await app.open();
    await expect(page).toHaveURL("https://localhost/summary", eventually);
    expect(await page.evaluate(`localStorage.getItem("PROMO_CODE")`)).toBe("AID-2026");
    await press(app, `https://${host}/ar/packages/FR?promo=other`);
    await expect(page).toHaveURL("https://localhost/packages/FR");
    await press(app, `${scheme}://payment-callback?status=failure&payment=forged`);
    await expect(page).toHaveURL("https://localhost/home");
    const followed = (await page.evaluate<string[]>("pushed")).filter((to) => to !== "/home");
    expect(followed).toEqual(["/summary", "/packages/FR"]);
  },
);

test.describe("on an iPhone", () => {
  test.use({ shell: "ios" });

  test("a payment goes to the phone's browser and comes back by its link; what a link claims is not believed", async ({
    app,
    visit,
    customer,
    sandbox,
    browser,
    complaints,
  }) => {
    const { page, t } = visit;
    const { id, attempt } = await leaveToPay(app, visit, customer);
    await press(app, `${scheme}://payment-callback?payment=${id}&status=success`);
    await expect(page).toHaveURL(`https://localhost/payment-callback?payment=${id}`);
    await expect(page.getByRole("heading", { name: t("payment.success.title") })).toBeHidden();

    complaints.expect(/status: 404 GET .*\/payments\//, /console: Failed to/);
    const back = await sandbox.pay(attempt);
    const phonesBrowser = await browser.newPage({ userAgent: iphone, baseURL: process.env.SHOP_URL });
    await phonesBrowser.goto(back);
    const leadBack = phonesBrowser.getByRole("link", { name: t("payment.backToApp.back") });
    await expect(leadBack).toHaveAttribute("href", `${scheme}://payment-callback?payment=${id}`);
    await phonesBrowser.close();
    await press(app, `${scheme}://payment-callback?payment=${id}`);
    await expectPaid(visit);
  });
});

test(
  "who never comes back from paying finds the order settled when the app is opened again",
  onlyWithAll,
  async ({ app, visit, customer, sandbox }) => {
    const { attempt } = await leaveToPay(app, visit, customer);
    await sandbox.pay(attempt);
    await app.open();
    await expectPaid(visit);
  },
);

/** From a plan to the bank's page in the phone's browser: this payment, and the bank's own reference of it. */
async function leaveToPay(app: App, visit: Visit, customer: Customer) {
  const [plan] = (await plansOf(visit, "FR")).filter(({ kind }) => kind === "fixed");
  await app.open(`/summary?plan=${plan?.code}`);
  await fillSummary(visit, customer);
  await payButton(visit).click();
  await expect(visit.page).toHaveURL(/payment-callback\?payment=.*&waiting=page/);
  const opened = app.calls.filter(({ methodName }) => methodName === "openUrl").at(-1)?.options.url;
  return {
    id: new URL(visit.page.url()).searchParams.get("payment"),
    attempt: new URL(String(opened)).searchParams.get("mdOrder") ?? "",
  };
}
