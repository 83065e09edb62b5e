import { type Language, languageCodes } from "@rihla/contract/rules";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerTo } from "../../testing/answer-captcha.ts";
import { checkCaptcha, newCaptcha } from "./captcha.ts";

const key = "k".repeat(32);
const now = Date.UTC(2026, 0, 1);
const tenMinutes = 600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

const ask = (language: Language = "en") => newCaptcha(key, "order-1", language);
const check = (given: { challenge: string; answer: string }, order = "order-1", secret = key) =>
  checkCaptcha(secret, order, given).outcome;

/** Enough for each kind of question to come up. */
const many = () => Array.from({ length: 60 }, () => ask());

test.each(languageCodes)("every question can be answered from its words alone in %s", (language) => {
  for (const { challenge, question } of Array.from({ length: 200 }, () => ask(language))) {
    const answer = answerTo(question, language);
    expect([question, check({ challenge, answer })]).toEqual([question, "right"]);
  }
});

test("there is more than one kind of question", () => {
  const asked = many();
  const kinds = ["plus", "right after", "largest"].filter((words) =>
    asked.some(({ question }) => question.includes(words)),
  );
  expect(kinds).toHaveLength(3);
});

test("any other number, and what is no number, is wrong", () => {
  const { challenge, question } = ask();
  const right = Number(answerTo(question));
  for (const answer of [`${right + 1}`, `${right - 1}`, `-${right}`, `${right}.0`, "right", " ", "NaN"])
    expect([answer, check({ challenge, answer })]).toEqual([answer, "wrong"]);
});

test("digits of an Arabic keyboard count like others, spaces around them don't", () => {
  const { challenge, question } = ask();
  const right = answerTo(question);
  const arabic = right.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const persian = right.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));
  for (const answer of [arabic, persian, ` ${right} `]) expect(check({ challenge, answer })).toBe("right");
});

test("the largest of three does not always stand at the same place", () => {
  const places = many().flatMap(({ question }) => {
    const numbers = /largest: (.*)\?/.exec(question)?.[1]?.split(", ") ?? [];
    const values = numbers.map((word) => Number(answerTo(`What is ${word} plus zero?`)));
    return values.length === 0 ? [] : [values];
  });
  expect(new Set(places.map((numbers) => numbers.indexOf(Math.max(...numbers)))).size).toBe(3);
});

describe("a question", () => {
  test("is over after ten minutes", () => {
    const { challenge, question } = ask();
    const given = { challenge, answer: answerTo(question) };
    vi.setSystemTime(now + tenMinutes - 1);
    expect(check(given)).toBe("right");
    vi.setSystemTime(now + tenMinutes);
    expect(check(given)).toBe("expired");
  });

  test("is of one order and one shop, and can't be made up or made to last", () => {
    const { challenge, question } = ask();
    const answer = answerTo(question);
    const bytes = Buffer.from(challenge, "base64url");
    bytes.writeUInt32BE(bytes.readUInt32BE() + 1);
    expect(check({ challenge, answer }, "order-2")).toBe("expired");
    expect(check({ challenge, answer }, "order-1", "x".repeat(32))).toBe("expired");
    expect(check({ challenge: bytes.toString("base64url"), answer })).toBe("expired");
    expect(check({ challenge: "A".repeat(43), answer })).toBe("expired");
  });
});
