import { expect, test } from "vitest";
import { adviseInstalling, type InstallFacts } from "./install-time.ts";

const facts: InstallFacts = { starts: "first-connection", days: 7, installBeforeLeaving: false };

test.each<[Partial<InstallFacts>, string, string]>([
  [{}, "free.any-day", "free.any-day"],
  [{ days: 1 }, "free.any-day", "free.any-day"],
  [{ installBeforeLeaving: true }, "blocked.any-day", "blocked.any-day"],
  [{ starts: "installation" }, "free.evening", "free.evening"],
  [{ starts: "installation", days: null }, "free.evening", "free.evening"],
  [{ starts: "installation", days: 1 }, "free.airport", "free.airport"],
  [{ starts: "installation", days: 1, installBeforeLeaving: true }, "blocked.airport", "blocked.airport"],
  [{ starts: "purchase" }, "free.purchase", "free.now"],
  [{ starts: "purchase", days: 1, installBeforeLeaving: true }, "blocked.purchase", "blocked.now"],
])("of %o it is advised: %s, and once it is paid %s", (change, before, after) => {
  const advised = [false, true].map((isPaid) => adviseInstalling({ ...facts, ...change }, isPaid));
  expect(advised.map(({ place, time }) => `${place}.${time}`)).toEqual([before, after]);
});
