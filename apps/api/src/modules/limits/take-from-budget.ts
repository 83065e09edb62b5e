import type { Uses } from "../../app.ts";
import { keyedDigest } from "../../infra/ids.ts";
import { networksOf } from "../../infra/networks-of.ts";
import { countInWindows, uncount } from "./limits.repository.ts";

/** `max`: in a window, whatever LIMIT_FACTOR says. */
type Budget = { name: string; max: number; windowSeconds: number };
/** An address is counted in its networks too, which may have more. */
type Whose = { ip: string } | { key: string };

/**
 * Takes one of what somebody may cause; null when they have had all. Taken before the work, so that many at once get no more than one after the
 * other; given back where the work turned out to be rightly asked for.
 */
export async function takeFromBudget(
  { config, db }: Uses<"config" | "db">,
  { name, max, windowSeconds }: Budget,
  whose: Whose,
): Promise<{ giveBack(): Promise<void> } | null> {
  const counted = "ip" in whose ? networksOf(whose.ip) : [{ name: whose.key, share: 1 }];
  const ranges = counted.map((one) => [
    {
      subject: `${name}/${keyedDigest(config.SECRET_KEY, "limit", one.name)}`,
      windowSeconds,
      max: max * one.share,
    },
  ]);
  const windows = await countInWindows(db, ranges);
  if (windows.some(({ isFull }) => isFull)) return null;
  return { giveBack: () => uncount(db, ranges.flat()) };
}
