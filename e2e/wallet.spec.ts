import { enterAt } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { agree, expectPaid, fillNameAndPhone, openSummary, payButton } from "./buying.ts";
import type { Customer } from "./customer.ts";
import { saveByCode } from "./signing-in.ts";
import { expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.describe.configure({ timeout: 120_000 });

test("money paid into the wallet pays an order behind the PIN; it is blocked by wrong ones and chosen anew", async ({
  visit,
  sandbox,
  customer,
  complaints,
}) => {
  // Wrong PINs.
  complaints.expect(/422|403/);
  const { page, t } = visit;
  await enterAt(visit, sandbox, customer, "/profile");
  await page.getByRole("link", { name: t("profile.menu.wallet") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("wallet.title") })).toBeVisible();
  await page.getByRole("button", { name: `${t("wallet.topUp.open")} DZD` }).click();
  await page.getByRole("button", { name: /^(Payer|Pay|دفع) / }).click();
  await payAtTheBank(page);
  await expect(page.getByText(t("wallet.topUp.done", { amount: "2,000\u00a0DA" }))).toBeVisible({
    timeout: 30_000,
  });
  for (const shown of ["xxx7215", `CIB / ${t("payment.receipt.cards.edahabia")}`, "3020"])
    await expect(page.locator("main")).toContainText(shown);
  const entry = page.getByRole("listitem").filter({ hasText: t("wallet.statement.kind.top-up") });
  await expect(entry).toBeVisible();
  const receipt = page.getByRole("button", { name: t("payment.receipt.download") });
  for (const [button, file] of [
    [page.getByRole("button", { name: t("wallet.statement.export") }), /^rihla-wallet\.csv$/],
    [entry.getByRole("button", { name: t("wallet.statement.receipt") }), /^receipt-.+\.pdf$/],
    [receipt, /^receipt-.+\.pdf$/],
  ] as const) {
    const saved = page.waitForEvent("download");
    await button.click();
    expect((await saved).suggestedFilename()).toMatch(file);
  }
  await page.getByRole("button", { name: t("payment.receipt.send") }).click();
  await expect(page.getByText(t("payment.receipt.sentToAccount"))).toBeVisible();

  // The first payment chooses the PIN.
  await goToPayFromWallet(visit, customer, "2,000");
  await typePin(visit, t("wallet.pin.new"), "4711");
  await typePin(visit, t("wallet.pin.again"), "4711");
  await saveByCode(visit, sandbox, customer, 1);
  await expectPaid(visit);

  await goToPayFromWallet(visit, customer);
  for (const left of [3, 2, 1]) {
    await typePin(visit, t("wallet.pin.title"), "0000");
    await expect(page.getByText(t("wallet.pin.attemptsLeft", { count: left }))).toBeVisible();
    await expect(page.getByText(t("problems.code.pin_incorrect"))).toBeHidden();
  }
  await typePin(visit, t("wallet.pin.title"), "0000");
  await expect(page.getByText(t("wallet.pin.blockedPad"))).toBeVisible();
  await expect(
    pad(visit, t("wallet.pin.title")).getByRole("button", { name: "1", exact: true }),
  ).toBeDisabled();
  await page.getByRole("button", { name: t("wallet.pin.forgotten") }).click();
  await expect(pad(visit, t("wallet.pin.new"))).toBeVisible();
  await typePin(visit, t("wallet.pin.new"), "2580");
  await typePin(visit, t("wallet.pin.again"), "2580");
  await saveByCode(visit, sandbox, customer, 2);
  await expectPaid(visit);
  await sandbox.mail(customer.email, /PIN.*(changé|changed)|السري/);
});

test(
  "what came by card goes back to that card, from the wallet and where the account is deleted",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    await enterAt(visit, sandbox, customer, "/wallet");
    await page.getByRole("button", { name: `${t("wallet.topUp.open")} DZD` }).click();
    await page.getByRole("button", { name: /^(Payer|Pay|دفع) / }).click();
    await payAtTheBank(page);
    await expect(page.getByText(t("wallet.topUp.done", { amount: "2,000\u00a0DA" }))).toBeVisible({
      timeout: 30_000,
    });
    await page.goto(`/${visit.language}/profile`);
    await page.getByRole("button", { name: t("profile.menu.delete") }).click();
    await sendBack(visit);
    await expect(page.getByText(t("profile.deletion.balanceBody"))).toBeHidden();
    await page.goto(`/${visit.language}/wallet`);
    await expect(page.getByText(t("wallet.statement.kind.pay-back"))).toBeVisible();
    await expect(page.getByText(/2[,.\s]?000.DA/).first()).toBeVisible();
  },
);

test(
  "who has too little in it is told how much is missing",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    await enterAt(visit, sandbox, customer, "/wallet");
    await expect(page.getByText(t("wallet.statement.empty"))).toBeVisible();
    await goToPayFromWallet(visit, customer, "0");
    await expect(page.getByRole("link", { name: t("wallet.pay.topUp") })).toBeVisible();
    await page.getByRole("button", { name: t("wallet.pay.other") }).click();
    await expect(payButton(visit)).toBeVisible();
  },
);

test("a guest is not offered the wallet", onlyWithAll, async ({ visit }) => {
  await openSummary(visit);
  await expect(visit.page.getByRole("radio").first()).toBeVisible();
  await expect(visit.page.locator('input[name="method"][value="wallet"]')).toHaveCount(0);
});

/** `balance`: as the way to pay says it, where it is known. */
async function goToPayFromWallet(visit: Visit, customer: Customer, balance?: string): Promise<void> {
  const { page, t } = visit;
  await openSummary(visit, "TR");
  await fillNameAndPhone(visit, customer);
  await agree(visit);
  const wallet = page.getByRole("radio", { name: t("checkout.method.wallet.label") });
  await wallet.check();
  if (balance) {
    const row = page.locator("label").filter({ has: wallet });
    await expect(row).toContainText(new RegExp(`(^|\\D)${balance}\\sDA`));
  }
  await payButton(visit).click();
}

const pad = ({ page }: Visit, title: string) => page.getByRole("group", { name: title });

/** One press and one question. */
async function sendBack({ page, t }: Visit): Promise<void> {
  await page.getByRole("button", { name: t("wallet.payBack.open", { amount: "2,000\u00a0DA" }) }).click();
  await page.getByRole("button", { name: t("wallet.payBack.yes"), exact: true }).click();
  await expect(page.getByText(t("wallet.payBack.done", { amount: "2,000\u00a0DA" }))).toBeVisible();
}

/** By the pad's own keys, the last by the keyboard. */
async function typePin(visit: Visit, title: string, pin: string): Promise<void> {
  const keys = pad(visit, title);
  for (const digit of pin.slice(0, 3)) await keys.getByRole("button", { name: digit, exact: true }).click();
  await visit.page.keyboard.press(pin.slice(3));
  await keys.getByRole("button", { name: visit.t("wallet.pin.confirm") }).click();
}
