import type { DeviceCheck } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { useFoundOut } from "../../domain/devices/use-found-out.ts";

/** What was found out about the phone before paying: "Galaxy S23 · EID verified · not locked". */
export function CheckedPhone({ check }: { check: DeviceCheck }) {
  const t = useTranslations("orders.deviceCheck");
  const foundOut = useFoundOut();
  return (
    <p className="text-sm text-ink-2">
      {t("label")} : <bdi>{check.model ?? t("none")}</bdi> · {foundOut(check)}
    </p>
  );
}
