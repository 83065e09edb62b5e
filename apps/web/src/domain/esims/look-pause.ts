import type { EsimStatus } from "@rihla/contract";

const pauses: Readonly<Record<EsimStatus, number | false>> = {
  allocating: 5000,
  new: 20_000,
  installing: 20_000,
  onboard: 20_000,
  in_use: false,
  depleted: false,
  suspended: false,
  unknown: false,
  canceled: false,
  revoked: false,
  deleted: false,
  user_deleted: false,
  expired: false,
};

/** Milliseconds until it is worth looking again; what the provider calls about is there then. */
export function lookPause(status: EsimStatus | undefined): number | false {
  return status === undefined ? false : pauses[status];
}
