import type { Uses } from "../../../app.ts";
import type { Executor } from "../../../database.ts";
import type { EsimRow } from "../esim.ts";
import type { ProviderAbilities } from "../esim-provider.ts";
import { isStillToCome } from "../provisioning-end.ts";
import { findPlacesInLine, type PlaceInLine } from "./provisioning-line.repository.ts";

type Pace = Pick<ProviderAbilities, "callsPerSecond" | "issuesWithinSeconds">;

/** Of an account's calls those that order; the others ask what was issued, read and top up. */
const shareOfOrders = 0.8;

/** Seconds until so many orders before one and the one itself have come. */
export const secondsFor = (ahead: number, pace: Pace): number =>
  ahead / (pace.callsPerSecond * shareOfOrders) + pace.issuesWithinSeconds;

/**
 * About how many seconds until the last of an order's eSIMs comes, by the order's id. An order is missing that waits for
 * nothing, or where nobody can say: its supplier does not answer, takes no orders for want of money, or isn't configured.
 */
export async function expectDelivery(
  { db, providers }: { db: Executor } & Uses<"providers">,
  esims: readonly Pick<EsimRow, "orderId" | "provisioning">[],
): Promise<ReadonlyMap<string, number>> {
  const waiting = esims.filter(isStillToCome);
  if (waiting.length === 0) return new Map();
  const places = await findPlacesInLine(db, [...new Set(waiting.map(({ orderId }) => orderId))]);
  const ofOrders = Map.groupBy(places, ({ orderId }) => orderId);
  return new Map(
    [...ofOrders].flatMap(([orderId, ofOne]) => {
      const seconds = ofOne.map((place) => secondsAt(place, providers.get(place.provider)?.abilities));
      return seconds.every((one) => one !== null) ? [[orderId, Math.max(...seconds)]] : [];
    }),
  );
}

const secondsAt = ({ ahead, isHeldUp }: PlaceInLine, pace: Pace | undefined): number | null =>
  !pace || isHeldUp ? null : secondsFor(ahead, pace);
