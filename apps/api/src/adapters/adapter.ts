import type { DataRecipient } from "@rihla/contract";
import type { Config } from "../config.ts";
import type { RateLimit, RateLimiter } from "../infra/outbound/rate-limiter.ts";
import type { SettingsOf, Variables } from "../infra/variables.ts";
import type { WebhookSource } from "../modules/webhooks/webhook-source.ts";

/** What working with a company gives: its port, and, where it may call us, what reads its webhooks. */
type Connection<Port> = { port: Port; webhook: WebhookSource | null };

/** What the shop lends an adapter. */
export type Surroundings = { limiterFor(line: RateLimit): RateLimiter };

/** An outside company as compose.ts is told of it. */
export type Adapter<Port> = {
  /** Stands on rows and in webhook addresses: never renamed. */
  name: string;
  /** As the privacy policy names it. */
  dataRecipient: DataRecipient;
  /** What it reads from the environment, all of it named after the company. */
  variables: Variables;
  /** Null where the company is not configured. */
  connect(config: Config, surroundings: Surroundings): Connection<Port> | null;
};

export function defineAdapter<Port, Group extends Variables>(adapter: {
  name: string;
  dataRecipient: DataRecipient;
  variables: Group;
  connect(settings: SettingsOf<Group>, surroundings: Surroundings): Connection<Port>;
}): Adapter<Port> {
  const { name, dataRecipient, variables } = adapter;
  return {
    name,
    dataRecipient,
    variables,
    connect(config, surroundings) {
      const settings = config.companies[name];
      return settings === undefined ? null : adapter.connect(settings as SettingsOf<Group>, surroundings);
    },
  };
}

/** Those that are configured, as texts name them; who carries mails is whoever the operator has hired. */
export function dataRecipientsOf(adapters: readonly Adapter<unknown>[], config: Config): DataRecipient[] {
  const configured = adapters.filter(({ name }) => config.companies[name] !== undefined);
  return [...configured.map(({ dataRecipient }) => dataRecipient), { role: "mail", name: null }];
}

/** Those that are configured, by name. */
export function connectAll<Port>(
  adapters: readonly Adapter<Port>[],
  config: Config,
  surroundings: Surroundings,
): { ports: ReadonlyMap<string, Port>; webhooks: WebhookSource[] } {
  const connected = adapters.flatMap((adapter) => {
    const connection = adapter.connect(config, surroundings);
    return connection ? [{ name: adapter.name, ...connection }] : [];
  });
  return {
    ports: new Map(connected.map(({ name, port }) => [name, port])),
    webhooks: connected.flatMap(({ webhook }) => webhook ?? []),
  };
}
