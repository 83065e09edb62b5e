import { defaultCurrency, foreignCurrency } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";

/** Dinars in Algeria and wherever nobody knows where that is, else dollars. The address goes to the location service and stays nowhere. */
export async function suggestCurrency({ ipLocation }: Uses<"ipLocation">, ip: string): Promise<string> {
  const currency = await ipLocation?.currencyAt(ip);
  return currency == null || currency === defaultCurrency ? defaultCurrency : foreignCurrency;
}
