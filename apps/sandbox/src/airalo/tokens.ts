import { LETTERS_AND_DIGITS, randomText } from "../world/random-text.ts";
import { type Airalo, CLIENT_ID, CLIENT_SECRET } from "./airalo.ts";
import type { Input } from "./input.ts";
import { fieldRefusal, plainRefusal } from "./refusal.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Seconds, as it says of itself. It is good for a day all the same. */
const SAID_LIFETIME = 31_622_400;

export function giveToken(airalo: Airalo, input: Input) {
  if (input.grant_type !== "client_credentials")
    throw fieldRefusal({ grant_type: "The selected grant type is invalid." });
  if (input.client_id !== CLIENT_ID || input.client_secret !== CLIENT_SECRET)
    throw plainRefusal(401, "Client authentication failed");
  const token = randomText(LETTERS_AND_DIGITS, 64);
  airalo.tokens.put(token, { token, expiresAt: airalo.world.clock.now() + DAY_MS });
  return {
    data: { token_type: "Bearer", expires_in: SAID_LIFETIME, access_token: token },
    meta: { message: "success" },
  };
}

export function checkToken(airalo: Airalo, authorization = ""): string {
  const known = airalo.tokens.get(authorization.replace(/^Bearer /, ""));
  if (!known || known.expiresAt <= airalo.world.clock.now()) throw plainRefusal(401, "Unauthenticated.");
  return known.token;
}
