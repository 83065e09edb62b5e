import { expect, test } from "vitest";
import { troubleshootingOptions } from "./troubleshooting.ts";

test("one that was never installed is looked at first", () => {
  expect(troubleshootingOptions("new")).toEqual(["repair", "questions", "report"]);
});

test.each(["onboard", "in_use", "depleted", "unknown"] as const)(
  "one that is on a phone (%s) begins with the questions",
  (status) => expect(troubleshootingOptions(status)).toEqual(["questions", "repair", "report"]),
);

test.each(["user_deleted", "deleted", "revoked"] as const)(
  "of one that is gone (%s) no setting is asked about",
  (status) => expect(troubleshootingOptions(status)).toEqual(["repair", "report"]),
);

test.each(["allocating", "canceled", "expired"] as const)(
  "one that is not there to repair (%s) can be reported",
  (status) => expect(troubleshootingOptions(status)).toEqual(["report"]),
);
