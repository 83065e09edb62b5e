import { type Language, latinDigits } from "@rihla/contract/rules";

const hidden = "••••";

/** Words after which a few digits are a secret: a one-time code, a PIN, the number on the back of a card. */
const names: Record<Language, string> = {
  fr: "codes?|otp|pin|cvv2?|cvc|mot de passe|secret",
  en: "codes?|otp|pin|cvv2?|cvc|password|passcode|secret",
  ar: "الرمز|رمز|رمزي|كود|الكود|كلمة السر|الرقم السري",
};
const anyName = Object.values(names).join("|");
const named = new RegExp(`((?:${anyName})[^\\d\\n]{0,24})(\\d(?:[ .-]?\\d){2,7})(?!\\d)`, "giu");
const alone = /^\s*\d(?:[ .-]?\d){3,7}\s*$/;
const activation = /(LPA:)?1\$[\w.-]+\$[\w.$-]*/gi;
const longNumber = /\d(?:[ .-]?\d){12,31}/g;

/**
 * A message as it may be stored and read by agents: activation codes, card numbers, EIDs, one-time codes and PINs are made
 * unreadable; of an ICCID its last four stay, by which an agent finds the eSIM. Order and telephone numbers stay.
 */
export function withoutCodes(text: string): string {
  const plain = latinDigits(text);
  if (alone.test(plain)) return hidden;
  return plain
    .replace(activation, hidden)
    .replace(longNumber, (number) => longHidden(number))
    .replace(named, (_all, before: string) => before + hidden);
}

/** Mistyped it has another check digit, and most of a card can still be read. */
const groupedAsCard = /^[2-6]\d{3}(?:[ .-]\d{4}){3}$/;

/** A long number that is none of these is left alone: a telephone number with its prefix has fifteen digits at most. */
function longHidden(number: string): string {
  const digits = number.replace(/\D/g, "");
  if (/^89\d{17,18}$/.test(digits)) return `${hidden}${digits.slice(-4)}`;
  if (digits.length === 32 || groupedAsCard.test(number)) return hidden;
  return /^[2-6]\d{12,18}$/.test(digits) && isCardLike(digits) ? hidden : number;
}

/** The check digit of cards (Luhn). */
function isCardLike(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
