import type { Selectable } from "kysely";
import { keyedDigest } from "../../infra/ids.ts";
import type { HandOverTables } from "./esim-shares.tables.ts";

export type HandOver = Selectable<HandOverTables["handOver"]>;

/**
 * The token of a link, derived, so that the buyer can be told it again (a lost message, a page printed once more) and it is
 * stored nowhere.
 */
export const linkToken = (secretKey: string, id: string): string => keyedDigest(secretKey, "hand-over", id);
