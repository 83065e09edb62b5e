import * as z from "zod";
import type { PlanState, ProfileState, ProviderEsim } from "../../../modules/esims/esim-provider.ts";

export const esimShape = z.object({
  esimTranNo: z.string().min(1),
  orderNo: z.string(),
  transactionId: z.string().nullish(),
  iccid: z.string().nullish(),
  ac: z.string().nullish(),
  apn: z.string().nullish(),
  eid: z.string().nullish(),
  smdpStatus: z.string().nullish(),
  esimStatus: z.string().nullish(),
  totalVolume: z.number().nullish(),
  orderUsage: z.number().nullish(),
  expiredTime: z.string().nullish(),
  activateTime: z.string().nullish(),
});

const profileStates: Readonly<Record<string, ProfileState>> = {
  RELEASED: "released",
  DOWNLOAD: "downloading",
  INSTALLATION: "installed",
  ENABLED: "enabled",
  // The traveller switched the line off; it is no suspension.
  DISABLED: "disabled",
  DELETED: "deleted",
};

const planStates: Readonly<Record<string, PlanState>> = {
  CREATE: "allocating",
  PAYING: "allocating",
  PAID: "allocating",
  GETTING_RESOURCE: "allocating",
  GOT_RESOURCE: "ready",
  IN_USE: "running",
  USED_UP: "used-up",
  // The two tell whether data was left, not whether it was ever installed.
  USED_EXPIRED: "expired",
  UNUSED_EXPIRED: "expired",
  SUSPENDED: "suspended",
  CANCEL: "cancelled",
  REVOKE: "revoked",
  REVOKED: "revoked",
};

/** Null while it has no ICCID or code yet. The ICCID is a text: as a number it would lose its last digits. */
export function toEsim(row: z.output<typeof esimShape>): ProviderEsim | null {
  if (!row.iccid || !row.ac) return null;
  return {
    esim: row.esimTranNo,
    reference: row.transactionId ?? null,
    iccid: row.iccid,
    activationCode: row.ac,
    apn: row.apn || null,
    eid: row.eid || null,
    profileState: profileStates[row.smdpStatus ?? ""] ?? "unknown",
    planState: planStates[row.esimStatus ?? ""] ?? "unknown",
    saidState: `${row.smdpStatus ?? ""} ${row.esimStatus ?? ""}`.trim(),
    totalBytes: row.totalVolume ?? null,
    usedBytes: row.orderUsage ?? 0,
    codeIsFree: row.smdpStatus ? row.smdpStatus === "RELEASED" : null,
    expiresAt: dateOf(row.expiredTime),
    startedAt: dateOf(row.activateTime),
  };
}

/** The supplier writes offsets without a colon (`+0000`), which not every engine reads. */
function dateOf(text: string | null | undefined): Date | null {
  if (!text) return null;
  const date = new Date(text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  return Number.isNaN(date.getTime()) ? null : date;
}
