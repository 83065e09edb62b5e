import type { Selectable } from "kysely";
import { keyedDigest, tokenHashOf } from "../../infra/ids.ts";
import type { SecretKeys } from "../../infra/secret-keys.ts";
import type { EsimShareTables } from "./esim-shares.tables.ts";

export type EsimShare = Selectable<EsimShareTables["esimShare"]>;

/**
 * The token of a link, derived, so that the buyer can be told it again (a lost message, a page printed once more) and it is
 * stored nowhere. The digest's purpose is named as it was for the first links: another name, and those that were sent open nothing.
 */
export const linkToken = (secretKey: string, id: string): string => keyedDigest(secretKey, "hand-over", id);

/** The token that this one was made with; null where its key is gone: the link goes on, and can't be told again. */
export const tokenOf = (keys: SecretKeys, { id, tokenHash }: Pick<EsimShare, "id" | "tokenHash">) =>
  keys.map((key) => linkToken(key, id)).find((token) => tokenHashOf(token) === tokenHash) ?? null;
