import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { doWork } from "./proof-of-work.ts";

const zeroBitsOf = (text: string): number =>
  Math.clz32(createHash("sha256").update(text).digest().readUInt32BE());
const challenges = Array.from({ length: 20 }, () => randomBytes(32).toString("base64url"));

test.each(challenges)(
  "the number found for %s gives a digest that begins with enough zero bits",
  async (challenge) => {
    const { nonce, ...rest } = await doWork({ challenge, zeroBits: 12 });
    expect(rest).toEqual({ challenge });
    expect(nonce).toMatch(/^\d{8}$/);
    expect(zeroBitsOf(`${challenge}:${nonce}`)).toBeGreaterThanOrEqual(12);
  },
);

test("no smaller number would have done", async () => {
  const [challenge = ""] = challenges;
  const { nonce } = await doWork({ challenge, zeroBits: 10 });
  for (let number = 0; number < Number(nonce); number++)
    expect(zeroBitsOf(`${challenge}:${String(number).padStart(8, "0")}`)).toBeLessThan(10);
});

test("it pauses before it begins and after each thousand digests", async () => {
  const [, challenge = ""] = challenges;
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const { nonce } = await doWork({ challenge, zeroBits: 14 }, pause);
  expect(pauses).toBe(Math.floor(Number(nonce) / 1000) + 1);
});
