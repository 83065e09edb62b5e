import type { BookRule, PriceBookNow } from "@rihla/contract/admin";

/** A book as it is typed: texts, which may be wrong for a while. */
export type TypedRule = {
  key: number;
  name: string;
  percent: string;
  kind: "" | "fixed" | "unlimited";
  destinations: string;
  below: string;
};
export type TypedBook = {
  rules: TypedRule[];
  rates: Record<string, string>;
  handicaps: Record<string, string>;
};
export type BookDraft = Pick<PriceBookNow, "rules" | "rates" | "handicaps">;

export const percentPattern = "[0-9]{1,4}";
export const ratePattern = "[0-9]{1,6}([.,][0-9]{1,4})?";
export const codesPattern = "[A-Za-z\\-]{2,40}([ ,]+[A-Za-z\\-]{2,40})*[ ,]*";

let lastKey = 0;
export const newRule = (rule: Partial<TypedRule> = {}): TypedRule => {
  lastKey += 1;
  return { name: "", percent: "", kind: "", destinations: "", below: "", ...rule, key: lastKey };
};

const tenThousandths = (typed: string) => Math.round(Number(typed.trim().replace(",", ".")) * 10_000);

/** The dollar is what rates are of. */
export const typedBookOf = ({ rules, rates, handicaps, suppliers }: PriceBookNow): TypedBook => ({
  rules: rules.map(({ name, percent, kind, destinations = [], belowUsdE4 }) =>
    newRule({
      name,
      percent: String(percent),
      kind: kind ?? "",
      destinations: destinations.join(" "),
      below: belowUsdE4 === undefined ? "" : String(belowUsdE4 / 10_000),
    }),
  ),
  rates: Object.fromEntries(
    Object.entries(rates)
      .filter(([code]) => code !== "USD")
      .map(([code, perUsdE4]) => [code, String(perUsdE4 / 10_000)]),
  ),
  handicaps: Object.fromEntries(
    [...new Set([...suppliers, ...Object.keys(handicaps)])].map((name) => [
      name,
      String(handicaps[name] ?? 0),
    ]),
  ),
});

const ruleOf = ({ name, percent, kind, destinations, below }: TypedRule): BookRule => ({
  name: name.trim(),
  percent: Number(percent),
  ...(kind ? { kind } : {}),
  ...(destinations.trim() ? { destinations: destinations.toUpperCase().split(/[ ,]+/).filter(Boolean) } : {}),
  ...(below.trim() ? { belowUsdE4: tenThousandths(below) } : {}),
});

export const draftOf = ({ rules, rates, handicaps }: TypedBook): BookDraft => ({
  rules: rules.map(ruleOf),
  rates: Object.fromEntries(Object.entries(rates).map(([code, typed]) => [code, tenThousandths(typed)])),
  // One of nothing is none.
  handicaps: Object.fromEntries(
    Object.entries(handicaps).flatMap(([name, typed]) => (Number(typed) > 0 ? [[name, Number(typed)]] : [])),
  ),
});
