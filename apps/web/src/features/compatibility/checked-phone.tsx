import type { DeviceCheck } from "@rihla/contract";
import { useTranslations } from "use-intl";

/** "Galaxy S23 · EID verified · not locked" */
export function CheckedPhone({ check }: { check: DeviceCheck }) {
  const t = useTranslations("compatibility.kept");
  return (
    <>
      <bdi>{check.model ?? t("phone")}</bdi> · {t(`eid.${check.eid}`)}
      {check.eid !== "missing" && <> · {t(`lock.${check.lock}`)}</>}
      {check.forSomebodyElse && <> · {t("other")}</>}
    </>
  );
}
