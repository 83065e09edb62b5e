import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Kind, Unit } from "./check.ts";
import { type Places, pointTo, Refused, type Release } from "./places.ts";

/**
 * Replaces one process after the other: people are served by the others of its kind meanwhile. Where one does not become
 * ready, those that were replaced go back to `old`, and what runs is what ran before.
 */
export async function roll(
  places: Places,
  units: Unit[],
  way: { to: Release; old?: Release },
): Promise<void> {
  pointTo(places, "current", way.to);
  const replaced: Unit[] = [];
  for (const unit of units) {
    replaced.push(unit);
    const began = performance.now();
    const fault = await replace(places, unit);
    if (fault === undefined) console.log(`${unit.name} runs ${way.to.name} (${secondsSince(began)} s)`);
    else throw await putBack(places, replaced, { ...way, fault: `${unit.name} ${fault}` });
  }
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

async function putBack(
  places: Places,
  replaced: Unit[],
  { to, old, fault }: { to: Release; old?: Release; fault: string },
): Promise<Refused> {
  const why = `${fault}. Its own words: journalctl -u ${replaced.at(-1)?.name} -n 50`;
  if (!old || old.name === to.name) return new Refused(`${why}\nThere is no other release to go back to.`);
  console.error(`${why}\nGoing back to ${old.name} ...`);
  pointTo(places, "current", old);
  const stuck: string[] = [];
  for (const unit of replaced.toReversed()) {
    // What ran before is given its time, however short the other's was.
    const again = await replace({ ...places, patience: Math.max(places.patience, 90) }, unit);
    if (again !== undefined) stuck.push(`${unit.name} ${again}`);
  }
  if (stuck.length > 0) return new Refused(`Back at ${old.name}, but: ${stuck.join("; ")}`);
  return new Refused(`${to.name} was not taken: ${fault}. Every process runs ${old.name} again.`);
}

/** What went wrong, or nothing. */
async function replace(places: Places, unit: Unit): Promise<string | undefined> {
  const { status, stderr } = spawnSync("systemctl", ["restart", unit.name], { encoding: "utf8" });
  if (status !== 0) return `could not be restarted (${stderr.trim()})`;
  const until = Date.now() + places.patience * 1000;
  for (let lacks = await whatItLacks(places, unit); lacks; lacks = await whatItLacks(places, unit)) {
    if (Date.now() > until) return `did not become ready within ${places.patience} seconds: ${lacks}`;
    await pause(200);
  }
  await pause(places.settle * 1000);
  return undefined;
}

/** Whose instance is the port that they answer at; every other kind takes jobs. */
const answering: readonly Kind[] = ["api", "shop", "admin"];

/** Why it is not ready yet, in its own words; nothing once it is. Who works for the api has no port: it writes a file, which goes with it when it stops. */
async function whatItLacks({ run }: Places, { kind, instance }: Unit): Promise<string | undefined> {
  if (!answering.includes(kind))
    return existsSync(path.join(run, `rihla-${kind}-${instance}`, "ready")) ? undefined : "it takes no jobs";
  try {
    const answer = await fetch(`http://127.0.0.1:${instance}/readyz`, { signal: AbortSignal.timeout(3000) });
    return answer.ok ? undefined : hint(await answer.text());
  } catch {
    return "it does not answer";
  }
}

/** The shop asks the api through the proxy, which somebody has to have started. */
const hint = (said: string) =>
  `it says ${said}${said.includes('"api":"away"') ? "; it asks the api at API_URL: does the proxy run there?" : ""}`;
