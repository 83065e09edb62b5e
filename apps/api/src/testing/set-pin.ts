import { deriveCode } from "../modules/sign-in/one-time-code.ts";
import { callApi } from "./purchase.ts";
import type { TestShop } from "./test-shop.ts";

/** The code in the newest mail for whoever uses this session, by which a PIN is set. */
export async function mailedPinCode(shop: TestShop, token: string): Promise<string> {
  await callApi(shop, "POST", "/wallet/pin/codes", { as: { token }, body: { language: "fr" } });
  const me = (await callApi(shop, "GET", "/auth/me", { as: { token } })).data as { email: string };
  const row = await shop.app.db
    .selectFrom("oneTimeCode")
    .selectAll()
    .where("email", "=", me.email)
    .where("purpose", "=", "wallet-pin")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return deriveCode(shop.app.config.SECRET_KEY, row.id, row);
}

/** As a customer who has read that mail; gives the answer. */
export async function setPin(shop: TestShop, token: string, pin: string) {
  const code = await mailedPinCode(shop, token);
  return callApi(shop, "POST", "/wallet/pin/reset", { as: { token }, body: { pin, code } });
}
