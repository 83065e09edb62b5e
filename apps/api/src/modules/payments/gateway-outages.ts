import type { GatewayCreated, PaymentGateway } from "./payment-gateway.ts";

/** So many pages in a row that did not open, and the gateway is left alone for so long (milliseconds). */
const failuresInARow = 3;
const restMs = 30_000;

export type WatchedGateways = {
  gateways: ReadonlyMap<string, PaymentGateway>;
  /** Whether it opens no pages just now, as far as this process has seen. */
  isDown(gateway: string): boolean;
};

/**
 * The same gateways, each of which says at once that it opens no page while it is down, instead of letting people wait for
 * an answer that does not come. Then whoever comes first tries again. Each process learns by itself: it costs a few
 * people an answer, and no statement in any payment.
 */
export function watchGateways(
  gateways: ReadonlyMap<string, PaymentGateway>,
  now: () => number = Date.now,
): WatchedGateways {
  const failures = new Map<string, { count: number; lastAt: number }>();
  const isDown = (name: string) => {
    const { count, lastAt } = failures.get(name) ?? { count: 0, lastAt: 0 };
    return count >= failuresInARow && now() - lastAt < restMs;
  };
  const note = (name: string, hasFailed: boolean) => {
    if (hasFailed) failures.set(name, { count: (failures.get(name)?.count ?? 0) + 1, lastAt: now() });
    else failures.delete(name);
  };
  const watch = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    async create(request) {
      if (isDown(gateway.name)) return resting;
      const created = await gateway.create(request);
      note(gateway.name, created.outcome === "unknown");
      return created;
    },
  });
  const watched = [...gateways].map(([name, gateway]) => [name, watch(gateway)] as const);
  return { gateways: new Map(watched), isDown };
}

const resting: GatewayCreated = { outcome: "unknown", reason: "left alone after several failures" };
