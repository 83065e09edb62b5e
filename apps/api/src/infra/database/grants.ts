import pg from "pg";
import { PostgresClient } from "./postgres-client.ts";

export type Right = "select" | "insert" | "update" | "delete";

/** What the role that serves may do, as far as that is less than everything with every table, and no function of the owner's. */
export type Grants = {
  tables: Readonly<Record<string, readonly Right[]>>;
  /** Names of the owner's functions (`security definer`) that it may call: these do what it may not. */
  functions: readonly string[];
};

const everything: readonly Right[] = ["select", "insert", "update", "delete"];

/** The role that an address signs in as. */
export async function roleOf(url: string): Promise<string> {
  const client = new PostgresClient({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>("select current_user as role");
    return (rows[0] as { role: string }).role;
  } finally {
    await client.end();
  }
}

/**
 * Leaves `role` exactly these rights in the schema, whatever it had: tables that `grants` does not name are served whole, so that those of
 * later migrations need no word. In the transaction of `owner`, whose the tables are; a role that owns them itself is left as it is.
 */
export async function grantTables(owner: PostgresClient, role: string, grants: Grants): Promise<void> {
  const [own] = (await owner.query("select current_user as role, current_schema() as schema")).rows;
  if (own.role === role) return;
  const [to, schema] = [pg.escapeIdentifier(role), pg.escapeIdentifier(own.schema)];
  await owner.query(`grant usage on schema ${schema} to ${to}`);
  await owner.query(`revoke create on schema ${schema} from public, ${to}`);
  await owner.query(`revoke all on all tables in schema ${schema} from public, ${to}`);
  for (const [rights, tables] of await tablesByRights(owner, own.schema, grants))
    await owner.query(`grant ${rights} on ${tables.map(pg.escapeIdentifier).join(", ")} to ${to}`);
  for (const name of await ownersFunctions(owner, own.schema)) {
    const called = `${schema}.${pg.escapeIdentifier(name)}`;
    await owner.query(`revoke execute on function ${called} from public, ${to}`);
    if (grants.functions.includes(name)) await owner.query(`grant execute on function ${called} to ${to}`);
  }
}

/** The same for the queue's schema, all of whose tables its workers read and write. */
export async function grantQueue(owner: PostgresClient, role: string, schema: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  if ((await owner.query("select current_user as role")).rows[0].role === role) return;
  await owner.query(`grant usage on schema ${schema} to ${to}`);
  await owner.query(`grant ${everything.join()} on all tables in schema ${schema} to ${to}`);
}

async function tablesByRights(owner: PostgresClient, schema: string, { tables }: Grants) {
  const { rows } = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v')",
    [pg.escapeIdentifier(schema)],
  );
  return Map.groupBy(
    rows.map(({ name }) => name),
    (name) => (tables[name] ?? everything).join(),
  );
}

async function ownersFunctions(owner: PostgresClient, schema: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    "select proname as name from pg_proc where pronamespace = $1::regnamespace and prosecdef",
    [pg.escapeIdentifier(schema)],
  );
  return rows.map(({ name }) => name);
}
