import type { Esim, EsimStatus } from "@rihla/contract";

export type Arrival =
  /** On a network, since less than a day. Without a time: every other one on the page is that of Algiers. */
  | { kind: "connected" }
  /** The phone is there, the eSIM is on it, and nothing connects. */
  | { kind: "help" }
  /** Nobody knows whether the trip has begun. */
  | { kind: "ask" }
  | null;

type Landed = Pick<Esim, "status" | "reached" | "group" | "connection"> & {
  timeZones: readonly string[];
};

/** Data may flow. */
const isOnline: Readonly<Record<EsimStatus, boolean>> = {
  onboard: true,
  in_use: true,
  allocating: false,
  new: false,
  installing: false,
  depleted: false,
  suspended: false,
  unknown: false,
  canceled: false,
  revoked: false,
  deleted: false,
  user_deleted: false,
  expired: false,
};
const newsFor = 24 * 3600_000;
const homeZone = "Africa/Algiers";

/**
 * What there is to say about arriving. That the trip has begun is seen by the clock of the phone, which is set to the time of the country it
 * is in; at home nothing tells a trip from the days before it.
 */
export function arrivalOf(esim: Landed, own: string, now: number): Arrival {
  const { status, group, reached, connection, timeZones } = esim;
  if (group === "expired") return null;
  if (connection) {
    const isNews = now - Date.parse(connection.at) < newsFor;
    return isNews && isOnline[status] ? { kind: "connected" } : null;
  }
  if (reached !== "installed") return null;
  return timeZones.includes(own) && own !== homeZone ? { kind: "help" } : { kind: "ask" };
}
