import { keyedDigest, sameText } from "../../../infra/ids.ts";
import { type SecretKeys, secretKeysOf } from "../../../infra/secret-keys.ts";

/** In hexadecimal digits, since mail servers may write an address in small letters: 80 bits, which nobody tries out at a mail server. */
const markLength = 20;
const markOf = (secretKey: string, number: string): string =>
  Buffer.from(keyedDigest(secretKey, "returned mail", number.toUpperCase()), "base64url")
    .toString("hex")
    .slice(0, markLength);

/**
 * Where a mail about an order comes back to when it can't be delivered: an envelope sender of its own (a variable envelope return path),
 * which only we can make. It opens nothing. Undefined where the shop takes no mail back.
 */
export function returnAddress(
  { MAIL_BOUNCES_TO, SECRET_KEY }: { MAIL_BOUNCES_TO?: string | undefined; SECRET_KEY: string },
  number: string,
): string | undefined {
  const [name, domain] = MAIL_BOUNCES_TO?.split("@") ?? [];
  return domain && `${name}+${number.toLowerCase()}-${markOf(SECRET_KEY, number)}@${domain}`;
}

/** The number of the order whose address stands in `text`; undefined where none does that we made. */
export function orderReturnedIn(
  config: { SECRET_KEY: string; SECRET_KEY_OLD?: string | undefined },
  text: string,
): string | undefined {
  const keys = secretKeysOf(config);
  for (const [, number = "", mark = ""] of text.toLowerCase().matchAll(/\+([0-9a-z]{8})-([0-9a-f]{20})@/g))
    if (isOurs(keys, number, mark)) return number.toUpperCase();
  return undefined;
}

const isOurs = (keys: SecretKeys, number: string, mark: string): boolean =>
  keys.some((key) => sameText(mark, markOf(key, number)));
