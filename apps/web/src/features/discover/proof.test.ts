import { expect, test } from "vitest";
import { mayStand } from "./proof.tsx";

test("an unconfirmed claim stands only where nothing is real", () => {
  expect(mayStand({ confirmed: false }, { sandbox: false })).toBe(false);
  expect(mayStand({ confirmed: false }, null)).toBe(false);
  expect(mayStand({ confirmed: false }, { sandbox: true })).toBe(true);
  expect(mayStand({ confirmed: true }, { sandbox: false })).toBe(true);
});
