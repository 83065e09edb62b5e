import type { Uses } from "../../../app.ts";
import type { EsimProvider } from "../esim-provider.ts";
import { collectEsims } from "./collect-esims.ts";
import { type OrderingApp, orderEsims } from "./order-esims.ts";
import { claimNextEsim } from "./provisioning-line.repository.ts";

export type DeliveryApp = OrderingApp & Uses<"providers">;

/** Orders at one supplier that one process has under way at most. The account's limit is kept elsewhere. */
const mostAtOnce = 8;
/** How long one run may go on, milliseconds: a job has to come to its end. */
const longestRun = 100_000;
/** How often is looked for what was issued, and for new work, while orders are under way; milliseconds. */
const lookEvery = 1_000;

/**
 * Works off what is due at one supplier, first come first served: orders what waits, and meanwhile asks what was issued.
 * Any number of processes may do it at once, and each keeps to its own supplier. True when it stopped only because one
 * run may not be longer.
 */
export async function deliverEsims(app: DeliveryApp, provider: EsimProvider): Promise<boolean> {
  const until = Date.now() + longestRun;
  const ordering = startOrdering(app, provider, until);
  try {
    for (;;) {
      await collectEsims(app, provider);
      await Promise.race([ordering.all(), pause(lookEvery)]);
      if (!ordering.isUnderWay()) break;
      ordering.look();
    }
  } finally {
    await ordering.all();
  }
  return Date.now() > until;
}

/** Whoever finds something to order has somebody look for more, so that as many are at it as there is work for. */
function startOrdering(app: DeliveryApp, provider: EsimProvider, until: number) {
  const underWay = new Set<Promise<void>>();
  let isOpen = true;
  const take = async () => {
    const esim = await claimNextEsim(app.db, provider.name);
    if (!esim) return;
    look();
    if (!(await orderEsims(app, provider, esim))) isOpen = false;
    look();
  };
  const look = () => {
    if (!isOpen || underWay.size >= mostAtOnce || Date.now() > until) return;
    const taken = take().finally(() => underWay.delete(taken));
    underWay.add(taken);
    taken.catch(() => {
      isOpen = false;
    });
  };
  look();
  return {
    look,
    isUnderWay: () => underWay.size > 0,
    /** Throws what one of them threw. */
    async all(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
