import type { EsimStatus } from "@rihla/contract";

export const stops = ["delivered", "installed", "connected", "ended"] as const;
export type Stop = (typeof stops)[number];

/** The last stop an eSIM has reached; null before the first, or when the provider doesn't say. */
export const lastStop: Record<EsimStatus, Stop | null> = {
  allocating: null,
  unknown: null,
  new: "delivered",
  installing: "delivered",
  onboard: "installed",
  in_use: "connected",
  suspended: "connected",
  depleted: "ended",
  expired: "ended",
  canceled: "ended",
  revoked: "ended",
  deleted: "ended",
  user_deleted: "ended",
};

export type StopState = { stop: Stop; state: "done" | "current" | "next" };

export function journeyOf(status: EsimStatus): StopState[] {
  const last = lastStop[status];
  const at = last === null ? -1 : stops.indexOf(last);
  return stops.map((stop, index) => ({
    stop,
    state: index < at ? "done" : index === at ? "current" : "next",
  }));
}
