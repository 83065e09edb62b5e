import type { Expression } from "kysely";
import type { Uses } from "../../app.ts";
import type { Executor } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { tokenHashOf } from "../../infra/ids.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { anyBlocked } from "./blocks.repository.ts";
import { withDigests } from "./facts.ts";
import { networksAround } from "./networks.ts";

/** By what somebody is known who asks for something, as far as the call tells. */
export type Suspect = {
  ip: string;
  caller?: Caller | null;
  emails?: readonly string[];
  phones?: readonly string[];
  deviceSecret?: string | null | undefined;
};

/** Whether somebody may not have what they ask for, by anything that they are known by. Expiry is the database's clock: no job ends a block. */
export function isBlocked(
  { config }: Uses<"config">,
  db: Executor,
  { ip, caller, emails = [], phones = [], deviceSecret }: Suspect,
  unless?: Expression<boolean>,
): Promise<boolean> {
  const keys = secretKeysOf(config);
  const addresses = [...emails, ...(caller ? [caller.email] : [])];
  const facts = [
    ...addresses.flatMap((value) => withDigests(keys, { kind: "email", value })),
    ...phones.flatMap((value) => withDigests(keys, { kind: "phone", value })),
    ...networksAround(ip).map((value) => ({ kind: "network" as const, value })),
  ];
  const deviceHash = deviceSecret ? tokenHashOf(deviceSecret) : "";
  return anyBlocked(db, { facts, emails: addresses, session: caller?.sessionId ?? "", deviceHash }, unless);
}
