import { createHash } from "node:crypto";
import pg from "pg";

const role = "rihla_shop";

/**
 * Sees to a role that can sign in and, until `migrate` has granted it something, nothing else; gives the address of `ownerUrl`'s database
 * as that role. Its password comes out of the owner's address: there is nothing to keep.
 */
export async function createServingRole(ownerUrl: string): Promise<string> {
  const { password: ownersPassword } = new URL(ownerUrl);
  const password = createHash("sha256").update(`${role} ${ownersPassword}`).digest("hex");
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    await client.query("begin");
    // Two at once would both try to make it.
    await client.query("select pg_advisory_xact_lock(7462105)");
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
    const verb = rowCount === 0 ? "create" : "alter";
    await client.query(`${verb} role ${role} login password ${pg.escapeLiteral(password)}`);
    await client.query("commit");
  } finally {
    await client.end();
  }
  return servingUrlOf(ownerUrl, password);
}

function servingUrlOf(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return url.href;
}
