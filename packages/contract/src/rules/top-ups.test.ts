import { expect, test } from "vitest";
import { topUpAmounts, topUpFault } from "./top-ups.ts";

test.each(Object.entries(topUpAmounts))(
  "every amount that is suggested in %s can be put into the wallet",
  (currency, { suggested }) => {
    expect(suggested.filter((amount) => topUpFault({ amount, currency }))).toEqual([]);
    expect(suggested.length).toBeGreaterThan(1);
  },
);
