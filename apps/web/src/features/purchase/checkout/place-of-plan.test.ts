import { expect, test } from "vitest";
import { placeOfPlan } from "./place-of-plan.ts";

const places = [{ code: "TR" }, { code: "ASIA" }, { code: "ASIA-7" }];

test.each([
  ["TR-3GB-30D", "TR"],
  ["TR-BOOST", "TR"],
  ["ASIA-7-1GB-7D", "ASIA-7"],
  ["ASIA-70GB-7D", "ASIA"],
  ["TRY-3GB-30D", undefined],
  ["NO-SUCH-PLAN", undefined],
])("%s is a plan of %s", (plan, code) => expect(placeOfPlan(plan, places)?.code).toBe(code));
