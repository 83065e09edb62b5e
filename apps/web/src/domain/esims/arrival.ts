import type { Esim, EsimStatus } from "@rihla/contract";
import { clockTime, zoneThere } from "@rihla/i18n";

export type Arrival =
  /** On a network, since less than a day; `clock`: whose time that is. */
  | { kind: "connected"; time: string; clock: "there" | "own"; exactly: boolean }
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
    return isNews && isOnline[status] ? connected(timeZones, connection, own) : null;
  }
  if (reached !== "installed") return null;
  return timeZones.includes(own) && own !== homeZone ? { kind: "help" } : { kind: "ask" };
}

function connected(
  timeZones: readonly string[],
  { at, exactly }: NonNullable<Esim["connection"]>,
  own: string,
): Arrival {
  const there = zoneThere(timeZones, own, at);
  return { kind: "connected", time: clockTime(at, there ?? own), clock: there ? "there" : "own", exactly };
}
