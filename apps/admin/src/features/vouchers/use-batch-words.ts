import type { VoucherBatch } from "@rihla/contract/admin";
import { ltr } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";

type Opened = { kind: "fixed" | "unlimited"; dataBytes: number; days: number | null };

/** What a batch's vouchers open, and what became of them, in words. */
export function useBatchWords() {
  const t = useTranslations("admin");
  const said = useSaid();
  const planWords = ({ kind, dataBytes, days }: Opened): string => {
    const data = said.data(dataBytes);
    return [
      kind === "unlimited" ? t("order.perDay", { data }) : data,
      ...(days === null ? [] : [t("order.days", { count: days })]),
    ].join(" · ");
  };
  const opens = ({ plan: { code, kind, dataBytes, destination }, days }: VoucherBatch): string => {
    if (kind === null || dataBytes === null || !destination)
      return `${t("vouchers.unknownPlan")} ${ltr(code)}`;
    return t("vouchers.opens", {
      what: planWords({ kind, dataBytes, days }),
      place: said.place(destination),
    });
  };
  const counts = ({ quantity, unused, redeemed, blocked, expired }: VoucherBatch): string =>
    [
      t("vouchers.count", { count: quantity }),
      t("vouchers.used", { count: redeemed }),
      t("vouchers.left", { count: unused }),
      ...(blocked > 0 ? [t("vouchers.blocked", { count: blocked })] : []),
      ...(expired > 0 ? [t("vouchers.expired", { count: expired })] : []),
    ].join(" · ");
  return { planWords, opens, counts };
}
