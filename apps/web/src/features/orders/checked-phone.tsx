import type { DeviceCheck } from "@rihla/contract";
import { useTranslations } from "use-intl";

/** What was found out about the phone before paying: "Galaxy S23 · EID verified · not locked". */
export function CheckedPhone({ check: { model, eid, lock } }: { check: DeviceCheck }) {
  const t = useTranslations("orders.deviceCheck");
  return (
    <p className="text-sm text-ink-2">
      {t("label")} : <bdi>{model ?? t("none")}</bdi> · {t(`eid.${eid}`)}
      {eid !== "missing" && <> · {t(`lock.${lock}`)}</>}
    </p>
  );
}
