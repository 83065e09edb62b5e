import type { EsimStatus } from "@rihla/contract";

/** Milliseconds until it is worth looking again; what the provider calls about is there then. */
export function lookPause(status: EsimStatus | undefined): number | false {
  if (status === "allocating") return 5000;
  return status && ["new", "installing", "onboard"].includes(status) ? 20_000 : false;
}
