import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { freePort } from "../postgres/cluster.ts";
import { entries } from "./paths.ts";
import { assertPortIsFree } from "./ports.ts";
import type { ServiceSpec } from "./service.ts";
import type { Settings } from "./settings.ts";

/** `invitation`: a link for the first owner; null where somebody can enter, or where this user of the machine may invite nobody. */
export type BackOffice = { url: string; invitation: string | null };

/** By `localhost`: an address of digits can't have passkeys. On the second port above the shop's, so that it is found again. */
export async function addressOfBackOffice({ port, environment }: Settings) {
  const wanted = Number(environment.ADMIN_PORT) || port + 2;
  const isFree = await assertPortIsFree("ADMIN_PORT", wanted).then(
    () => true,
    () => false,
  );
  const ADMIN_PORT = String(isFree ? wanted : await freePort());
  return { ADMIN_PORT, ADMIN_URL: `http://localhost:${ADMIN_PORT}` };
}

export async function inviteFirstOwner(env: ServiceSpec["env"]): Promise<string | null> {
  const words = ["admin", "invite-first", "owner@rihla.example", "The owner"];
  const why = ["--by", "npm start", "--why", "the first start"];
  const args = [entries.ops, ...words, ...why, "--json"];
  const asked = promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  return asked.then(
    ({ stdout }) => (JSON.parse(stdout) as { url: string | null }).url,
    () => null,
  );
}
