import type { Captcha, CaptchaAnswer, Language } from "@rihla/contract";
import { latinDigits } from "@rihla/contract/rules";
import { captchaTranslator } from "@rihla/i18n/translator";
import { keyedDigest } from "../../infra/ids.ts";
import { endOf, newHead, openChallenge, sealChallenge } from "../../infra/sealed-challenge.ts";

/** Long enough to be read out, typed and thought over. */
const lifetimeSeconds = 600;
const purpose = "captcha";

/** A question for whoever pays this order or top-up. What it asks follows from its challenge, which only we can tell. */
export function newCaptcha(secretKey: string, orderId: string, language: Language): Captcha {
  const challenge = sealChallenge(secretKey, purpose, orderId, newHead(lifetimeSeconds));
  return { challenge, question: inWords(questionOf(secretKey, challenge), language) };
}

/** `expired`: over, of another order, or not ours. `end`: when it would be over. */
export function checkCaptcha(
  secretKey: string,
  orderId: string,
  { challenge, answer }: CaptchaAnswer,
): { outcome: "expired" } | { outcome: "right" | "wrong"; end: Date } {
  const head = openChallenge(secretKey, purpose, orderId, challenge);
  const end = head && endOf(head);
  if (!end || end.getTime() <= Date.now()) return { outcome: "expired" };
  const isRight = numberIn(answer) === questionOf(secretKey, challenge).answer;
  return { outcome: isRight ? "right" : "wrong", end };
}

type Question = { kind: "sum" | "after" | "largest"; numbers: readonly number[]; answer: number };

/** Text alone, so that a screen reader says all of it and it can be answered at any size and in the dark. */
function questionOf(secretKey: string, challenge: string): Question {
  const chance = Buffer.from(keyedDigest(secretKey, "captcha-question", challenge), "base64url");
  const [kind = 0, a = 0, b = 0, c = 0] = chance;
  if (kind % 3 === 0) {
    const numbers = [2 + (a % 9), 2 + (b % 9)] as const;
    return { kind: "sum", numbers, answer: numbers[0] + numbers[1] };
  }
  if (kind % 3 === 1) return { kind: "after", numbers: [5 + (a % 25)], answer: 6 + (a % 25) };
  // One of each ten, turned: no two are equal, and the largest may stand anywhere.
  const tens = [1 + (a % 9), 11 + (b % 9), 21 + (c % 9)];
  const turn = (chance[4] ?? 0) % 3;
  return {
    kind: "largest",
    numbers: [...tens.slice(turn), ...tens.slice(0, turn)],
    answer: Math.max(...tens),
  };
}

function inWords({ kind, numbers }: Question, language: Language): string {
  const t = captchaTranslator(language);
  const names = t("numbers").split("|");
  const [a = "", b = "", c = ""] = numbers.map((number) => names[number] ?? String(number));
  return kind === "sum" ? t(kind, { a, b }) : kind === "after" ? t(kind, { a }) : t(kind, { a, b, c });
}

/** Digits as keyboards for French, English and Arabic write them. */
function numberIn(typed: string): number {
  const digits = latinDigits(typed.trim());
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
