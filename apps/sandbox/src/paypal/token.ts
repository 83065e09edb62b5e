import type { FastifyRequest } from "fastify";
import { LETTERS_AND_DIGITS, randomText } from "../world/random-text.ts";
import { CLIENT_ID, CLIENT_SECRET, type Paypal } from "./order.ts";
import { refuse } from "./refusal.ts";

const GOOD_FOR_SECONDS = 9 * 3600;

export function giveToken(paypal: Paypal, request: FastifyRequest) {
  const known = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64")}`;
  if (request.headers.authorization !== known) refuse(401, "invalid_client");
  paypal.reached.put("last", { url: `${request.protocol}://${request.host}` });
  const token = `A21AA${randomText(LETTERS_AND_DIGITS, 40)}`;
  paypal.tokens.put(token, { until: paypal.world.clock.now() + GOOD_FOR_SECONDS * 1000 });
  return { access_token: token, token_type: "Bearer", expires_in: GOOD_FOR_SECONDS };
}

export function checkToken(paypal: Paypal, { headers }: FastifyRequest): void {
  const kept = paypal.tokens.get((headers.authorization ?? "").replace(/^Bearer /, ""));
  if (!kept || kept.until < paypal.world.clock.now()) refuse(401, "AUTHENTICATION_FAILURE");
}
