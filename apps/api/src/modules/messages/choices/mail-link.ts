import { type AlertKind, alertKinds } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import { isId, keyedDigest, sameText } from "../../../infra/ids.ts";
import { type SecretKeys, secretKeysOf } from "../../../infra/secret-keys.ts";
import { findEsim } from "../../esims/index.ts";

/**
 * What the links of a mail about an eSIM end with, so that whoever reads the mail chooses which ones come. It names no address, and
 * is good for this alone; it stays good when the mail is old.
 */
export const mailToken = (secretKey: string, esimId: string, kind: AlertKind): string =>
  `${esimId}.${kind}.${keyedDigest(secretKey, "alert-mail", `${esimId} ${kind}`)}`;

const isOurs = (keys: SecretKeys, token: string, esimId: string, kind: AlertKind) =>
  keys.some((key) => sameText(token, mailToken(key, esimId, kind)));

/** Whose mails they are, and of what kind the mail was; undefined for any other text, and once the eSIM's owner is gone. */
export async function readMailToken(
  { config, db }: Uses<"config" | "db">,
  token: string,
): Promise<{ email: string; kind: AlertKind } | undefined> {
  const [esimId, said] = token.split(".");
  const kind = alertKinds.find((one) => one === said);
  if (!kind || !isId(esimId) || !isOurs(secretKeysOf(config), token, esimId, kind)) return undefined;
  const esim = await findEsim(db, esimId);
  return esim && !esim.erasedAt ? { email: esim.email, kind } : undefined;
}
