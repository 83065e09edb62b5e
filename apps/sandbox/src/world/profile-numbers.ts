import { randomBytes, randomInt } from "node:crypto";
import { DIGITS, randomText } from "./random-text.ts";

/** A name that cannot exist on the internet (RFC 2606), but has the form of a real SM-DP+ address. */
export const SMDP_ADDRESS = "rsp.esim-sandbox.example";

/** Random, as it must be: whoever knows it can install the eSIM. */
export function newMatchingId(): string {
  return randomBytes(16).toString("hex").toUpperCase();
}

/** A 32-digit EID whose check digits are right: the number modulo 97 is 1 (SGP.29). */
export function newEid(): string {
  const body = `89049032${randomText(DIGITS, 22)}`;
  const check = 98n - (BigInt(`${body}00`) % 97n);
  return body + String(check).padStart(2, "0");
}

/** Half of them 19 digits long, half 20: both are out there. */
export function newIccid(): string {
  const body = `898520${randomText(DIGITS, randomInt(2) === 0 ? 12 : 13)}`;
  return body + luhnDigit(body);
}

function luhnDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
