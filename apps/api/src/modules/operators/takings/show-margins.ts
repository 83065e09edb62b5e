import type { MarginRow } from "@rihla/contract/admin";
import { defaultCurrency } from "@rihla/contract/rules";
import type { Uses } from "../../../app.ts";
import { findRates, worthIn } from "../../catalogue/index.ts";
import { sumMargins } from "./month.repository.ts";

/** Cents of a dollar from its ten-thousandths, never less than it cost. */
const cents = (usdE4: number) => Math.ceil(usdE4 / 100);

/** A month's sales by supplier and destination in dinars by the rates of now, what loses most first. Refunds are not taken off: a day's sums tell them. */
export async function showMargins({ db }: Uses<"db">, month: string): Promise<MarginRow[]> {
  const [rates, sums] = await Promise.all([findRates(db), sumMargins(db, month)]);
  const dinars = (amount: number, currency: string, round: "up" | "down") =>
    worthIn(rates, { amount, currency }, defaultCurrency, round);
  const rows = new Map<string, MarginRow>();
  for (const { provider, destination, names, currency, sold, taken, costUsdE4 } of sums) {
    const key = `${provider} ${destination}`;
    const known = rows.get(key);
    rows.set(key, {
      supplier: provider,
      destination: names,
      sold: (known?.sold ?? 0) + sold,
      taken: inDinars((known?.taken.amount ?? 0) + dinars(taken, currency, "down")),
      cost: inDinars((known?.cost.amount ?? 0) + dinars(cents(costUsdE4), "USD", "up")),
    });
  }
  return [...rows.values()].toSorted((one, other) => marginOf(one) - marginOf(other));
}

const inDinars = (amount: number) => ({ amount, currency: defaultCurrency });
const marginOf = ({ taken, cost }: MarginRow) => taken.amount - cost.amount;
