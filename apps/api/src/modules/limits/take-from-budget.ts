import type { Uses } from "../../app.ts";
import { keyedDigest } from "../../infra/ids.ts";
import { networksOf } from "../../infra/networks-of.ts";
import { countInWindows, uncount } from "./limits.repository.ts";

/** `max`: of one address in a window, whatever LIMIT_FACTOR says. */
type Budget = { name: string; max: number; windowSeconds: number };

/**
 * Takes one of what an address may cause; null when it has had all. Taken before the work, so that many at once get no more than one after the
 * other; given back where the work turned out to be rightly asked for.
 */
export async function takeFromBudget(
  { config, db }: Uses<"config" | "db">,
  { name, max, windowSeconds }: Budget,
  ip: string,
): Promise<{ giveBack(): Promise<void> } | null> {
  const ranges = networksOf(ip).map((network) => [
    {
      subject: `${name}/network/${keyedDigest(config.SECRET_KEY, "limit", network.name)}`,
      windowSeconds,
      max: max * network.share,
    },
  ]);
  const counted = await countInWindows(db, ranges);
  if (counted.some(({ isFull }) => isFull)) return null;
  return { giveBack: () => uncount(db, ranges.flat()) };
}
