import { newDevice } from "@rihla/contract/rules";
import { formatMoney } from "@rihla/i18n";
import { asBearer, enterAt } from "./account.ts";
import { expectPaid, payButton } from "./buying.ts";
import { firstFixedPlan, placeOrder } from "./buying-without-a-screen.ts";
import { operate } from "./operate.ts";
import { saveByCode, signIn } from "./signing-in.ts";
import { expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.describe.configure({ timeout: 120_000 });

test(
  "who signs in on a new device spends no more than so much of the wallet in a day, and reads why and until when; the device before still can",
  onlyWithAll,
  async ({ visit, sandbox, customer, complaints, browser, baseURL }) => {
    // More than a new device may.
    complaints.expect(/403/);
    const { language, t } = visit;
    const inWords = (amount: number) => formatMoney({ ...newDevice.most, amount }, language);
    const own = await enterAt(visit, sandbox, customer, "/wallet");
    await operate("wallet", "credit", customer.email, "5000", "DZD");
    const plan = await firstFixedPlan(visit.page.request, "FR");
    // Two of them are more than may leave.
    const quantity = Math.ceil((newDevice.most.amount * 0.6) / plan.price.amount);
    const sum = plan.price.amount * quantity;
    const place = async () => {
      const { order } = await placeOrder(visit.page.request, customer, {
        session: asBearer(own),
        plan,
        quantity,
      });
      return `/summary?order=${order.number}`;
    };
    const pin = "4711";

    const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const there: Visit = { ...visit, page: await phone.newPage() };
    await there.page.goto("/fr/login?next=/wallet");
    await signIn(there, sandbox, customer.email, 1);
    await expect(there.page.getByRole("heading", { level: 1, name: t("wallet.title") })).toBeVisible();
    await goToPay(there, await place());
    await typePin(there, t("wallet.pin.new"), pin);
    await typePin(there, t("wallet.pin.again"), pin);
    await saveByCode(there, sandbox, customer, 2);
    await expectPaid(there);

    const second = await place();
    await goToPay(there, second);
    await typePin(there, t("wallet.pin.title"), pin);
    const sheet = there.page.getByRole("dialog");
    const why = sheet.getByRole("status").filter({ hasText: inWords(newDevice.most.amount) });
    await expect(why).toContainText(inWords(newDevice.most.amount - sum));
    await expect(why).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
    await sheet.getByRole("button", { name: t("wallet.pay.other") }).click();
    await expect(payButton(there)).toBeVisible();
    await phone.close();

    await goToPay(visit, second);
    await typePin(visit, t("wallet.pin.title"), pin);
    await expectPaid(visit);
  },
);

/** An order's page, up to the pad. */
async function goToPay({ page, language, t }: Visit, address: string): Promise<void> {
  await page.goto(`/${language}${address}`);
  await page.getByRole("radio", { name: t("checkout.method.wallet.label") }).check();
  await payButton({ page, language, t }).click();
}

async function typePin({ page, t }: Visit, title: string, pin: string): Promise<void> {
  const pad = page.getByRole("group", { name: title });
  for (const digit of pin) await pad.getByRole("button", { name: digit, exact: true }).click();
  await pad.getByRole("button", { name: t("wallet.pin.confirm") }).click();
}
