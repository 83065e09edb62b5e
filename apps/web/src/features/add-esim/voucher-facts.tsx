import type { Voucher } from "@rihla/contract";
import { groupVoucherCode } from "@rihla/contract/rules/voucher-code";
import { formatData, formatDate } from "@rihla/i18n";
import { Facts } from "@rihla/ui/facts";
import { FlagTile } from "@rihla/ui/flag-tile";
import { useTranslations } from "use-intl";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { useInstallAdvice } from "../../domain/plans/use-install-advice.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

/** Destination, plan and how long it counts; nothing is paid. */
export function VoucherFacts({ voucher, code }: { voucher: Voucher; code: string }) {
  const t = useTranslations("scan.voucher");
  const { oncePaid } = useInstallAdvice();
  const { language } = useVisitor();
  const { plan, destinationNames, flag, days, expiresAt } = voucher;
  const data = <bdi>{formatData(plan.dataBytes, language)}</bdi>;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <FlagTile src={emblemAddress({ flag, code: plan.destination })} size="large" />
        <div className="min-w-0">
          <p className="text-lg font-semibold">{nameIn(destinationNames, language)}</p>
          <bdi dir="ltr" className="text-sm break-all text-ink-2">
            {groupVoucherCode(code)}
          </bdi>
        </div>
      </div>
      <Facts
        facts={[
          {
            key: "data",
            name: t("data"),
            value: plan.kind === "fixed" ? data : t.rich("perDay", { data: () => data }),
          },
          { key: "days", name: t("days"), value: t("dayCount", { days }) },
          { key: "install", name: t("install"), value: oncePaid({ ...plan, days }) },
          { key: "starts", name: t("starts"), value: t(`startsWhen.${plan.starts}`) },
          { key: "until", name: t("until"), value: <bdi dir="ltr">{formatDate(expiresAt, "date")}</bdi> },
        ]}
      />
      <p className="text-sm font-medium text-palm">{t("free")}</p>
    </div>
  );
}
