import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { codeOf } from "../error-code.ts";
import { StatementNames } from "./statement-names.ts";

/** "cached plan must not change result type", as after a migration: said before anything is done. */
const outdated = "0A000";
/** There is no such statement, or there already is: a pooler that shares sessions and knows no names is in between. */
const unknownOrTaken = ["26000", "42P05"];

type Client = pg.PoolClient & { getTransactionStatus(): string | null };

/**
 * A pool whose statements are named once they have been sent often: reading and planning anew is half of what those of an
 * order cost the server. Within a transaction none is: there, one that the server refuses for its name could not be sent again without.
 */
export function namingPool(pool: pg.Pool, open = () => pool.connect()): PostgresPool {
  const names = new StatementNames();
  const naming = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = (await open()) as Client;
      const known = naming.get(client) ?? namingClient(client, names);
      naming.set(client, known);
      return known;
    },
  };
}

function namingClient(client: Client, names: StatementNames): PostgresPoolClient {
  const send = async (text: string, values: unknown[]) => {
    const isAlone = values.length > 0 && client.getTransactionStatus() === "I";
    const name = isAlone ? names.of(text) : undefined;
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      const code = codeOf(error);
      if (code === outdated) names.renew();
      else if (unknownOrTaken.includes(code)) names.giveUp();
      else throw error;
      return client.query(text, values);
    }
  };
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== "string") throw new Error("Nobody here reads by cursor");
    return send(asked, [...values]);
  }
  return { query, release: (destroy) => client.release(destroy) };
}
