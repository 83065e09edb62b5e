import type { Config } from "../config.ts";
import type { SettingsOf, Variables } from "../infra/variables.ts";
import type { WebhookSource } from "../modules/webhooks/webhook-source.ts";

/** What working with a company gives: its port, and, where it may call us, what reads its webhooks. */
type Connection<Port> = { port: Port; webhook: WebhookSource | null };

/** An outside company as compose.ts is told of it. */
export type Adapter<Port> = {
  /** Stands on rows and in webhook addresses: never renamed. */
  name: string;
  /** What it reads from the environment, all of it named after the company. */
  variables: Variables;
  /** Null where the company is not configured. */
  connect(config: Config): Connection<Port> | null;
};

export function defineAdapter<Port, Group extends Variables>(adapter: {
  name: string;
  variables: Group;
  connect(settings: SettingsOf<Group>): Connection<Port>;
}): Adapter<Port> {
  const { name, variables } = adapter;
  return {
    name,
    variables,
    connect(config) {
      const settings = config.companies[name];
      return settings === undefined ? null : adapter.connect(settings as SettingsOf<Group>);
    },
  };
}

/** Those that are configured, by name. */
export function connectAll<Port>(
  adapters: readonly Adapter<Port>[],
  config: Config,
): { ports: ReadonlyMap<string, Port>; webhooks: WebhookSource[] } {
  const connected = adapters.flatMap((adapter) => {
    const connection = adapter.connect(config);
    return connection ? [{ name: adapter.name, ...connection }] : [];
  });
  return {
    ports: new Map(connected.map(({ name, port }) => [name, port])),
    webhooks: connected.flatMap(({ webhook }) => webhook ?? []),
  };
}
