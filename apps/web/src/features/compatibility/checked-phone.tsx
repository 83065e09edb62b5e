import type { DeviceCheck } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { useFoundOut } from "../../domain/devices/use-found-out.ts";

/** "Galaxy S23 · EID verified · not locked" */
export function CheckedPhone({ check }: { check: DeviceCheck }) {
  const t = useTranslations("compatibility.kept");
  const foundOut = useFoundOut();
  return (
    <>
      <bdi>{check.model ?? t("phone")}</bdi> · {foundOut(check)}
      {check.forSomebodyElse && <> · {t("other")}</>}
    </>
  );
}
