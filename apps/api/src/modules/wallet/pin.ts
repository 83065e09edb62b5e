import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { keyedDigest, sameText } from "../../infra/ids.ts";
import type { SecretKeys } from "../../infra/secret-keys.ts";

/** Wrong PINs in a row before it is blocked. */
export const pinAttempts = 4;

export type HashedPin = { salt: string; hash: string };
type Holder = { secretKey: string; customerId: string };

const stretch = promisify<string, string, number, object, Buffer>(scrypt);
/** 16 MB and some 50 ms for each guess. */
const cost = { N: 2 ** 14, r: 8, p: 1 };

/** Under our secret key too: a copy of the database alone gives none of ten thousand PINs away. */
async function hashOf({ secretKey, customerId }: Holder, salt: string, pin: string): Promise<string> {
  const keyed = keyedDigest(secretKey, "wallet-pin", `${customerId}\n${pin}`);
  return (await stretch(keyed, salt, 32, cost)).toString("base64url");
}

export async function hashPin(holder: Holder, pin: string): Promise<HashedPin> {
  const salt = randomBytes(16).toString("base64url");
  return { salt, hash: await hashOf(holder, salt, pin) };
}

/** The key under which it is right; undefined for a wrong one. */
export async function keyOfRightPin(
  keys: SecretKeys,
  customerId: string,
  stored: HashedPin,
  typed: string,
): Promise<string | undefined> {
  for (const secretKey of keys)
    if (sameText(stored.hash, await hashOf({ secretKey, customerId }, stored.salt, typed))) return secretKey;
  return undefined;
}
