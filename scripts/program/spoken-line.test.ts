import { expect, test } from "vitest";
import { isWarning, spokenLine } from "./spoken-line.ts";

test("a logged error is told by its message", () => {
  const line = JSON.stringify({ level: 50, msg: "job failed", err: { message: "no answer", stack: "…" } });
  expect([isWarning(line), spokenLine("worker", line)]).toEqual([true, "[worker] job failed: no answer"]);
});

test("what is no log line is shown as it is", () => {
  expect([isWarning("boom"), spokenLine("api", "boom"), spokenLine("api", "{boom")]).toEqual([
    false,
    "[api] boom",
    "[api] {boom",
  ]);
});
