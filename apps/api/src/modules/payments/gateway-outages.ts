import type { OutageBook } from "./gateway-outages.repository.ts";
import type { GatewayCreated, PaymentGateway } from "./payment-gateway.ts";

/** So many pages in a row that did not open, and the gateway is left alone for so long (milliseconds). */
const failuresInARow = 3;
const restMs = 30_000;
/** Who has seen nothing amiss says so as often: another process may have died with what it saw. */
const toldEveryMs = 60_000;

export type WatchedGateways = {
  gateways: ReadonlyMap<string, PaymentGateway>;
  /** Whether it opens no pages just now, as far as this process has seen. */
  isDown(gateway: string): boolean;
};

/**
 * The same gateways, each of which says at once that it opens no page while it is down, instead of letting people wait for
 * an answer that does not come. Then whoever comes first tries again. Each process learns by itself: it costs a few
 * people an answer, and no statement in any payment. What it learns stands in `book` for people to see.
 */
export function watchGateways(
  gateways: ReadonlyMap<string, PaymentGateway>,
  book: OutageBook,
  now: () => number = Date.now,
): WatchedGateways {
  const failures = new Map<string, { count: number; lastAt: number }>();
  const told = new Map<string, number>();
  const failuresOf = (name: string) => failures.get(name) ?? { count: 0, lastAt: 0 };
  const isDown = (name: string) => {
    const { count, lastAt } = failuresOf(name);
    return count >= failuresInARow && now() - lastAt < restMs;
  };
  const noteFailure = async (name: string) => {
    const count = failuresOf(name).count + 1;
    failures.set(name, { count, lastAt: now() });
    if (count >= failuresInARow) await book.down(name);
  };
  const noteAnswer = async (name: string) => {
    const wasDown = failuresOf(name).count >= failuresInARow;
    failures.delete(name);
    const isDue = now() - (told.get(name) ?? Number.NEGATIVE_INFINITY) >= toldEveryMs;
    if (!wasDown && !isDue) return;
    told.set(name, now());
    await book.up(name, wasDown);
  };
  const watch = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    async create(request) {
      if (isDown(gateway.name)) return resting;
      const created = await gateway.create(request);
      await (created.outcome === "unknown" ? noteFailure : noteAnswer)(gateway.name);
      return created;
    },
  });
  const watched = [...gateways].map(([name, gateway]) => [name, watch(gateway)] as const);
  return { gateways: new Map(watched), isDown };
}

const resting: GatewayCreated = { outcome: "unknown", reason: "left alone after several failures" };
