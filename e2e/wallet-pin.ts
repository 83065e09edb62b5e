import { asBearer } from "./account.ts";
import type { Customer } from "./customer.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Visit } from "./test.ts";

const api = "/api/v1/app";
export const pin = "4711";

/** The wallet's first PIN, by the code that is mailed for it. */
export async function setPin(
  { page, language }: Pick<Visit, "page" | "language">,
  sandbox: Sandbox,
  { email }: Customer,
  token: string,
): Promise<void> {
  const headers = asBearer(token);
  await page.request.post(`${api}/wallet/pin/codes`, { headers, data: { language } });
  const code = await sandbox.signInCode(email, 1);
  await page.request.post(`${api}/wallet/pin/reset`, { headers, data: { pin, code } });
}

export const padOf = ({ page, t }: Pick<Visit, "page" | "t">) =>
  page.getByRole("group", { name: t("wallet.pin.title"), exact: true });

/** By the pad's own keys. */
export async function typePin(visit: Pick<Visit, "page" | "t">): Promise<void> {
  const pad = padOf(visit);
  for (const digit of pin) await pad.getByRole("button", { name: digit, exact: true }).click();
  await pad.getByRole("button", { name: visit.t("wallet.pin.confirm") }).click();
}
