import { describe, expect, test } from "vitest";
import { emailFault, nameFault } from "./person-rules.ts";

describe("an e-mail address", () => {
  test.each(["yacine@example.dz", " a.b+c@mail.example.com "])("%j is accepted", (email) => {
    expect(emailFault(email)).toBeUndefined();
  });
  test.each(["yacine", "yacine@", "@example.dz", "yacine@example", "ya cine@example.dz", "y@ex..dz"])(
    "%j is not complete",
    (email) => {
      expect(emailFault(email)).toBe("invalid_email");
    },
  );
  test("is asked for", () => {
    expect(emailFault("  ")).toBe("required");
  });
});

describe("a name", () => {
  test.each([
    ["", "required"],
    ["A", "name_too_short"],
    ["Al", undefined],
    ["x".repeat(49), undefined],
    ["x".repeat(50), "name_too_long"],
  ])("%j: %s", (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });
});
