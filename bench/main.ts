import { measureCapacity } from "./capacity.ts";
import { measureCatalogueSize } from "./catalogue-size.ts";
import { measureCheckout } from "./checkout.ts";
import { measureDelivery } from "./delivery.ts";
import { measureFirstPaint } from "./first-paint.ts";
import { measureGrowth } from "./growth/growth.ts";
import { measureIdleWorkers } from "./idle-workers.ts";
import { measureInteraction } from "./interaction.ts";
import { measureMemory } from "./memory.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measureProofOfWork } from "./proof-of-work.ts";
import { measurePublicRate } from "./public-rate.ts";
import { measureReadTicket } from "./read-ticket.ts";
import { measureRelease } from "./release.ts";
import { measureSearchFloor } from "./search-floor.ts";
import { measureWeakLine } from "./weak-line.ts";

const benches: Record<string, () => Promise<void>> = {
  "page-weight": measurePageWeight,
  "first-paint": measureFirstPaint,
  "proof-of-work": measureProofOfWork,
  "public-rate": measurePublicRate,
  "catalogue-size": measureCatalogueSize,
  capacity: measureCapacity,
  checkout: measureCheckout,
  delivery: measureDelivery,
  growth: measureGrowth,
  "idle-workers": measureIdleWorkers,
  interaction: measureInteraction,
  memory: measureMemory,
  "read-ticket": measureReadTicket,
  release: measureRelease,
  "search-floor": measureSearchFloor,
  "weak-line": measureWeakLine,
};

/** Each starts a program of its own, measures, prints a table and stops it. Nothing is asserted. */
export async function main(args: string[]): Promise<void> {
  const names = args.length > 0 ? args : Object.keys(benches);
  const unknown = names.find((name) => !benches[name]);
  if (unknown) throw new Error(`No bench "${unknown}"; there are ${Object.keys(benches).join(", ")}.`);
  for (const name of names) {
    console.log(`\n── ${name}`);
    await benches[name]?.();
  }
}
