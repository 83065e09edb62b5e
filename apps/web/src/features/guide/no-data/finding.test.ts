import { describe, expect, test } from "vitest";
import { type Answers, type EsimState, type Finding, finding, stateOf } from "./finding.ts";

const ask = (question: "line" | "roaming" | "network" | "apn", number: number) =>
  ({ is: "question", question, number }) as const;
const cause = (of: "line" | "roaming" | "network" | "apn") => ({ is: "cause", cause: of }) as const;
const unexplained = { is: "unexplained" } as const;

describe("four questions lead to the cause", () => {
  test.each<[what: string, answers: Answers, state: EsimState | null, expected: Finding]>([
    ["nothing answered", {}, null, ask("line", 1)],
    ["the line is off", { line: "no" }, null, cause("line")],
    ["the line is on", { line: "yes" }, null, ask("roaming", 2)],
    ["the line was set and nothing changed", { line: "tried" }, null, ask("roaming", 2)],
    ["roaming is off", { line: "yes", roaming: "no" }, null, cause("roaming")],
    ["roaming is on", { line: "yes", roaming: "yes" }, null, ask("network", 3)],
    ["no network", { line: "yes", roaming: "tried", network: "no" }, null, cause("network")],
    ["a network", { line: "yes", roaming: "yes", network: "yes" }, null, ask("apn", 4)],
    ["another APN", { line: "yes", roaming: "yes", network: "yes", apn: "no" }, null, cause("apn")],
    ["all as it should be", { line: "yes", roaming: "yes", network: "yes", apn: "yes" }, null, unexplained],
    ["all tried", { line: "tried", roaming: "tried", network: "tried", apn: "tried" }, null, unexplained],
    ["not installed", {}, "notInstalled", { is: "state", state: "notInstalled" }],
    ["used up", {}, "usedUp", { is: "state", state: "usedUp" }],
    ["ended", {}, "ended", { is: "state", state: "ended" }],
    ["installed whatever the provider says", { state: "tried" }, "notInstalled", ask("line", 1)],
  ])("%s", (_, answers, state, expected) => {
    expect(finding(answers, state)).toEqual(expected);
  });
});

const installation = {} as NonNullable<Parameters<typeof stateOf>[0]["installation"]>;

test.each<[string, Parameters<typeof stateOf>[0], EsimState | null]>([
  [
    "being prepared",
    { group: "active", reached: null, installation: null, status: "allocating" },
    "notInstalled",
  ],
  ["delivered", { group: "active", reached: "delivered", installation, status: "new" }, "notInstalled"],
  ["on its way", { group: "active", reached: "delivered", installation, status: "installing" }, null],
  ["installed", { group: "active", reached: "installed", installation, status: "onboard" }, null],
  ["connected", { group: "active", reached: "connected", installation, status: "in_use" }, null],
  ["without data", { group: "active", reached: "connected", installation, status: "depleted" }, "usedUp"],
  ["expired", { group: "expired", reached: "connected", installation, status: "expired" }, "ended"],
  ["deleted", { group: "expired", reached: "installed", installation, status: "user_deleted" }, "ended"],
])("an eSIM that is %s", (_, esim, expected) => {
  expect(stateOf(esim)).toBe(expected);
});
