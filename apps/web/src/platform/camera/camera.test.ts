import { expect, it } from "vitest";
import { cameraFault } from "./camera.ts";

it.each([
  ["NotAllowedError", "permission"],
  ["SecurityError", "permission"],
  ["NotFoundError", "unsupported"],
  ["OverconstrainedError", "unsupported"],
  ["NotReadableError", "failed"],
  ["AbortError", "failed"],
])("a camera's %s is told as %s", (name, fault) => {
  expect(cameraFault(new DOMException("no", name))).toBe(fault);
});

it("anything else is a camera that did not start", () => {
  expect(cameraFault(new TypeError("no"))).toBe("failed");
  expect(cameraFault("no")).toBe("failed");
});
