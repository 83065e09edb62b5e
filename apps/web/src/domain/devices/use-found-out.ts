import type { DeviceCheck } from "@rihla/contract";
import { useTranslations } from "use-intl";

/** "EID verified · not locked": what was found out about a phone. Of one that has no EID its lock says nothing. */
export function useFoundOut(): (check: Pick<DeviceCheck, "eid" | "lock">) => string {
  const t = useTranslations("deviceCheck");
  return ({ eid, lock }) =>
    eid === "missing" ? t("eid.missing") : `${t(`eid.${eid}`)} · ${t(`lock.${lock}`)}`;
}
