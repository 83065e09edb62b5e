import type { Expression } from "kysely";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { keyedDigest } from "../../infra/ids.ts";
import { networksOf } from "../../infra/networks-of.ts";
import { Refusal } from "../../refusal.ts";
import { isBlocked, type Suspect } from "../blocks/index.ts";
import { type Counted, countInWindows, readWindows, secondsLeft, uncount } from "./limits.repository.ts";
import type { Limit } from "./limits.ts";

/** Who asks, and for which order. `emails`, `phones`: whose, beside the caller's. */
export type Asking = Pick<Suspect, "emails" | "phones"> & {
  caller: Caller | null;
  ip: string;
  orderId?: string;
};

/**
 * Counts one more in every limit and refuses when one of them had been used up. In no transaction of the caller's: what
 * is refused is counted too, and many who share an address do not wait for each other. The narrowest range first, and no
 * wider one once it refuses: a single address must not use up what its neighbours may do.
 * Says whether anything was counted: nothing is where `unless` holds. Who is blocked takes nothing from their neighbours.
 */
export async function spendLimits(
  app: Uses<"config" | "db">,
  limits: readonly Limit[],
  asking: Asking,
  unless?: Expression<boolean>,
): Promise<boolean> {
  await refuseIfBlocked(app, limits, asking, unless);
  const counted = await countInWindows(app.db, rangesOf(app, limits, asking), unless);
  refuseIfFull(counted);
  return counted.length > 0;
}

/** Takes back what was counted for something that turned out to be none of what is limited. */
export async function giveBackLimits(
  app: Uses<"config" | "db">,
  limits: readonly Limit[],
  asking: Asking,
): Promise<void> {
  await uncount(app.db, rangesOf(app, limits, asking).flat());
}

/** Counts without refusing: null where nothing was counted, else whether one of them had been used up. */
export async function countedBeyond(
  app: Uses<"config" | "db">,
  limits: readonly Limit[],
  asking: Asking,
  unless: Expression<boolean>,
): Promise<boolean | null> {
  const counted = await countInWindows(app.db, rangesOf(app, limits, asking), unless);
  return counted.length > 0 ? counted.some(({ isFull }) => isFull) : null;
}

/** Refuses when one of them is used up, and counts nothing. */
export async function assertNotUsedUp(
  app: Uses<"config" | "db">,
  limits: readonly Limit[],
  asking: Asking,
): Promise<void> {
  refuseIfFull(await readWindows(app.db, rangesOf(app, limits, asking).flat()));
}

/** As if the limit that is not for them were used up, which they have to wait for: they learn neither that they are blocked nor by what. */
export async function refuseIfBlocked(
  app: Uses<"config" | "db">,
  limits: readonly Limit[],
  asking: Asking,
  unless?: Expression<boolean>,
): Promise<void> {
  const closed = limits.find(({ notForBlocked }) => notForBlocked);
  if (!closed || !(await isBlocked(app, app.db, asking, unless))) return;
  throw new Refusal("rate_limited", {
    retryAfterSeconds: await secondsLeft(app.db, closed.windowSeconds),
  });
}

function refuseIfFull(counted: readonly Counted[]): void {
  const full = counted.filter(({ isFull }) => isFull);
  if (full.length > 0)
    throw new Refusal("rate_limited", {
      retryAfterSeconds: Math.max(...full.map(({ secondsLeft }) => secondsLeft)),
    });
}

/** The windows of each range of addresses, the narrowest first. */
function rangesOf({ config }: Uses<"config">, limits: readonly Limit[], asking: Asking) {
  const { SECRET_KEY, LIMIT_FACTOR } = config;
  const counters = limits.map((limit) => ({ limit, subjects: subjectsOf(SECRET_KEY, limit, asking) }));
  const widest = Math.max(...counters.map(({ subjects }) => subjects.length));
  return Array.from({ length: widest }, (_, width) =>
    counters.flatMap(({ limit, subjects }) =>
      subjects.slice(width, width + 1).map(({ subject, share }) => ({
        subject,
        windowSeconds: limit.windowSeconds,
        max: maxOf(limit, asking) * share * LIMIT_FACTOR,
      })),
    ),
  );
}

const maxOf = ({ max, ofAddress = max }: Limit, { caller }: Asking) => (caller ? max : ofAddress);

/** A network is counted once for each range that it lies in. As keyed digests: no address can be read from a counter. */
function subjectsOf(secretKey: string, { name, per }: Limit, { caller, ip, orderId = "" }: Asking) {
  if (per === "order") return [{ subject: `${name}/order/${orderId}`, share: 1 }];
  const digest = (kind: string, who: string) => `${name}/${kind}/${keyedDigest(secretKey, "limit", who)}`;
  if (caller) return [{ subject: digest("customer", caller.customerId), share: 1 }];
  return networksOf(ip).map((network) => ({
    subject: digest("network", network.name),
    share: network.share,
  }));
}
