import { verify } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { fieldsOf } from "../world/fields.ts";
import { HttpRefusal } from "../world/http-refusal.ts";
import { LETTERS_AND_DIGITS, randomText } from "../world/random-text.ts";
import { CLIENT_EMAIL, publicKey } from "./account.ts";
import type { Fcm } from "./fcm.ts";
import { refuseCaller } from "./refusal.ts";

const GOOD_FOR_SECONDS = 3599;
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";

/** An access token for whoever brings a statement that the account has signed (RFC 7523). */
export function giveAccessToken(fcm: Fcm, body: unknown, address: string) {
  const { grant_type, assertion } = fieldsOf(body);
  const now = fcm.world.clock.now();
  if (grant_type !== GRANT || !isSigned(String(assertion), address, now))
    throw new HttpRefusal(400, { error: "invalid_grant", error_description: "Invalid JWT Signature." });
  const token = `ya29.${randomText(LETTERS_AND_DIGITS, 60)}`;
  fcm.accessTokens.put(token, { until: now + GOOD_FOR_SECONDS * 1000 });
  return { access_token: token, expires_in: GOOD_FOR_SECONDS, token_type: "Bearer" };
}

function isSigned(assertion: string, address: string, now: number): boolean {
  const [header = "", claims = "", signature = ""] = assertion.split(".");
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify("RSA-SHA256", signed, publicKey(), Buffer.from(signature, "base64url"))) return false;
  const said = JSON.parse(Buffer.from(claims, "base64url").toString());
  const isTimely = said.iat * 1000 <= now + 60_000 && said.exp * 1000 > now && said.exp - said.iat <= 3600;
  return said.iss === CLIENT_EMAIL && said.scope === SCOPE && said.aud === address && isTimely;
}

export function checkAccessToken(fcm: Fcm, { headers }: FastifyRequest): void {
  const kept = fcm.accessTokens.get((headers.authorization ?? "").replace(/^Bearer /, ""));
  if (!kept || kept.until < fcm.world.clock.now()) refuseCaller();
}
