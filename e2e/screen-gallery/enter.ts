import { formatMoney } from "@rihla/i18n";
import { enterWith } from "../account.ts";
import { payAtTheBank } from "../bank-page.ts";
import { buyThroughApi, signInThroughApi } from "../buying-without-a-screen.ts";
import type { Stage } from "./screen.ts";

/** Signed in; gives the session's token. */
export async function enter({ page, sandbox, customer }: Stage): Promise<string> {
  const token = await signInThroughApi(page.request, sandbox, customer.email);
  await enterWith(page, token);
  return token;
}

/** An order that was paid and delivered, its buyer signed in. */
export async function bought(stage: Stage, quantity = 1) {
  const order = await buyThroughApi(stage.page.request, stage.sandbox, stage.customer, quantity);
  await enter(stage);
  return order;
}

/** 2,000 DA more in the wallet of who is signed in, by card. */
export async function topUpWallet(stage: Stage): Promise<void> {
  const { page, t, language } = stage;
  await stage.go("/wallet");
  await page.getByRole("button", { name: `${t("wallet.topUp.open")} DZD` }).click();
  await page.getByRole("button", { name: /^(Payer|Pay|دفع) / }).click();
  await payAtTheBank(page);
  const amount = formatMoney({ amount: 2_000_00, currency: "DZD" }, language);
  await page.getByText(t("wallet.topUp.done", { amount })).waitFor();
}
