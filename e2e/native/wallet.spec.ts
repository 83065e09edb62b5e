import { brand } from "@rihla/i18n";
import { signInThroughApi } from "../buying-without-a-screen.ts";
import type { Customer } from "../customer.ts";
import type { Sandbox } from "../sandbox.ts";
import { eventually, expect, type Visit } from "../test.ts";
import { onlyWithAll } from "../when.ts";
import { type App, keepToken, test } from "./app.ts";

/** From the wallet to the bank's page in the phone's browser: this payment, and the bank's own reference of it. */
async function leaveToTopUp(app: App, { page, t }: Visit, sandbox: Sandbox, { email }: Customer) {
  keepToken(app.phone, await signInThroughApi(page.request, sandbox, email));
  await app.open("/wallet");
  await page.getByRole("button", { name: `${t("wallet.topUp.open")} DZD` }).click();
  await page.getByRole("button", { name: /^(Payer|Pay|دفع) / }).click();
  await expect(page).toHaveURL(/payment-callback\?payment=.*&waiting=page/, eventually);
  const [opened] = app.asked("AppLauncher.openUrl");
  return {
    id: new URL(page.url()).searchParams.get("payment"),
    attempt: new URL(String(opened?.url)).searchParams.get("mdOrder") ?? "",
  };
}
const expectCredited = ({ page, t }: Visit) =>
  expect(page.getByText(t("wallet.topUp.done", { amount: "2,000\u00a0DA" }))).toBeVisible(eventually);

test.describe("on an iPhone", () => {
  test.use({ shell: "ios" });

  test(
    "money for the wallet is paid in the phone's browser, and the link back shows it there",
    onlyWithAll,
    async ({ app, visit, sandbox, customer }) => {
      test.slow();
      const { id, attempt } = await leaveToTopUp(app, visit, sandbox, customer);
      await sandbox.pay(attempt);
      await app.fire("App.appUrlOpen", { url: `${brand.deepLink.scheme}://payment-callback?payment=${id}` });
      await expectCredited(visit);
    },
  );
});

test(
  "who never comes back from paying into the wallet finds it there when the app is opened again, once",
  onlyWithAll,
  async ({ app, visit, sandbox, customer }) => {
    test.slow();
    const { attempt } = await leaveToTopUp(app, visit, sandbox, customer);
    // The phone ends it first: an app that lives on may tell it before, and then it is told.
    await visit.page.goto("about:blank");
    await sandbox.pay(attempt);
    await app.open();
    await expectCredited(visit);
    await app.open();
    await expect(visit.page).toHaveURL("https://localhost/home");
  },
);
