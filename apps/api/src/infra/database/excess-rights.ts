import type { Log } from "../log.ts";
import type { Grants } from "./grants.ts";
import { PostgresClient } from "./postgres-client.ts";

const rights = ["insert", "update", "delete", "truncate"];

/**
 * Warns of roles that serve and could do more with the tables than `grants` says: whoever got hold of such a process could too. The shop
 * serves all the same.
 */
export async function warnOfExcessRights(log: Log, urls: readonly string[], grants: Grants): Promise<void> {
  for (const url of new Set(urls)) {
    const found = await excessRights(url, grants).catch(() => null);
    if (found && found.rights.length > 0)
      log.warn(
        found,
        "the role that serves has more rights than it needs: give migrate another, see docs/operations/processes.md",
      );
  }
}

/** What the role that `url` signs in as could do and should not, in words. */
export async function excessRights(url: string, grants: Grants): Promise<{ role: string; rights: string[] }> {
  const client = new PostgresClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select rolname as role, rolsuper as super, rolcreaterole as roles, rolbypassrls as bypass,
        has_schema_privilege(current_schema(), 'create') as creates,
        exists (select from pg_class where relnamespace = current_schema()::regnamespace and pg_has_role(relowner, 'member')) as owns
      from pg_roles where rolname = current_user`,
    );
    const [own] = rows;
    const general = [
      own.super && "superuser",
      own.roles && "makes roles",
      own.bypass && "passes row security",
      own.owns && "owns tables",
      own.creates && "creates in the schema",
    ].filter(Boolean) as string[];
    return { role: own.role, rights: [...general, ...(await rightsWithTables(client, grants))] };
  } finally {
    await client.end();
  }
}

async function rightsWithTables(client: PostgresClient, { tables }: Grants): Promise<string[]> {
  const asked = Object.entries(tables).flatMap(([table, granted]) =>
    rights.filter((right) => !granted.some((one) => one === right)).map((right) => ({ table, right })),
  );
  const { rows } = await client.query<{ right: string; table: string }>(
    `select "right", "table" from jsonb_to_recordset($1) as asked ("right" text, "table" text)
     where to_regclass("table") is not null and has_table_privilege(to_regclass("table"), "right")`,
    [JSON.stringify(asked)],
  );
  return rows.map(({ right, table }) => `${right} ${table}`);
}
