import type { Money } from "@rihla/contract";
import type { AdminCoupon } from "@rihla/contract/admin";
import { currencyRow, offeredCurrencies } from "@rihla/contract/rules";
import { ltr } from "@rihla/i18n";
import { useFormatter, useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";

export type CouponTerms = Pick<
  AdminCoupon,
  | "percent"
  | "amounts"
  | "minimums"
  | "plans"
  | "destinations"
  | "startsAt"
  | "endsAt"
  | "maxUses"
  | "maxUsesEach"
>;

/** A coupon in words: of one that is there, and of one that is only typed. */
export function useCouponWords() {
  const t = useTranslations("admin.coupons");
  const said = useSaid();
  const format = useFormatter();
  const eitherOf = (words: readonly string[]) => format.list(words, { type: "disjunction" });
  const sums = (money: readonly Money[]) => eitherOf(money.map(said.money));
  const allOf = (money: readonly Money[]) => format.list(money.map(said.money), { type: "conjunction" });

  const off = ({ percent, amounts }: Pick<CouponTerms, "percent" | "amounts">): string =>
    t("off", {
      what: percent === null ? sums(amounts) : format.number(percent / 100, { style: "percent" }),
    });

  const span = ({ startsAt, endsAt }: Pick<CouponTerms, "startsAt" | "endsAt">): string => {
    const from = startsAt ? said.moment(startsAt) : "";
    const until = endsAt ? said.moment(endsAt) : "";
    if (startsAt && endsAt) return t("fromUntil", { from, until });
    if (startsAt) return t("from", { from });
    return endsAt ? t("until", { until }) : t("always");
  };

  const forWhat = ({ plans, destinations }: Pick<CouponTerms, "plans" | "destinations">): string => {
    const named = destinations.map(({ code, names }) => (names ? said.place(names) : ltr(code)));
    const all = [...named, ...plans.map(ltr)];
    return all.length === 0 ? t("everything") : t("onlyFor", { what: eitherOf(all) });
  };

  /** A line each: what comes off and of what, for what, when, how often. */
  const lines = (terms: CouponTerms): string[] => {
    const { amounts, minimums, maxUses, maxUsesEach } = terms;
    const named = [...(terms.percent === null ? [amounts] : []), ...(minimums.length > 0 ? [minimums] : [])];
    const takenIn = offeredCurrencies.filter((code) =>
      named.every((some) => some.some(({ currency }) => currency === code)),
    );
    const least = takenIn.map((currency) => ({ currency, amount: currencyRow(currency).leastTotal }));
    return [
      `${off(terms)}.`,
      ...(minimums.length > 0 ? [t("minimum", { sums: sums(minimums) })] : []),
      // One that names sums is for the currencies that it names.
      ...(takenIn.length < offeredCurrencies.length ? [t("onlyIn", { currencies: eitherOf(takenIn) })] : []),
      forWhat(terms),
      span(terms),
      maxUses === null ? t("noMost") : t("most", { count: maxUses }),
      maxUsesEach === null ? t("noEach") : t("each", { count: maxUsesEach }),
      ...(least.length > 0 ? [t("noMore", { sums: sums(least) })] : []),
    ];
  };

  return { off, lines, allOf };
}
