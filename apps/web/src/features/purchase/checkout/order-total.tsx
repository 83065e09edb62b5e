import type { Money, Quote } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { type Fact, Facts } from "@rihla/ui/facts";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";

const rows = ["subtotal", "serviceFee", "discount", "couponDiscount"] as const;

/** Lines that change nothing are left out: with neither fee nor discount there is the total alone. */
export function OrderTotal({ quote }: { quote: Pick<Quote, (typeof rows)[number] | "total"> }) {
  const t = useTranslations("checkout.total");
  const { language } = useVisitor();
  const changing = rows.filter((row) => row !== "subtotal" && quote[row].amount !== 0);
  const shown = changing.length > 0 ? (["subtotal", ...changing] as const) : [];
  const words = {
    subtotal: t("subtotal"),
    serviceFee: t("serviceFee"),
    discount: t("discount"),
    couponDiscount: t("coupon"),
  };
  const lines: Fact[] = shown.map((row) => ({
    key: row,
    name: words[row],
    value: <Price size="small">{signed(quote[row], row.toLowerCase().includes("discount"))}</Price>,
  }));
  const total = <Price size="huge">{formatMoney(quote.total, language)}</Price>;
  return (
    <Facts
      // On a phone the bar says the total; what it is made of stands here.
      className={shown.length > 0 ? "max-lg:pt-2" : "max-lg:hidden"}
      facts={[...lines, { key: "total", name: t("total"), value: total, strong: true }]}
    />
  );

  function signed(money: Money, taken: boolean): string {
    return `${taken ? "− " : ""}${formatMoney(money, language)}`;
  }
}
