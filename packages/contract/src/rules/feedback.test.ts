import { expect, test } from "vitest";
import { feedbackWordsFault, firstNameFault, tidyFeedbackWords, tidyFirstName } from "./feedback.ts";

test.each([
  ["Rien à redire.", undefined],
  ["اشتغلت\nمن أول مرة", undefined],
  ["😀".repeat(500), undefined],
  [` ${"x".repeat(500)} \n`, undefined],
  ["x".repeat(501), "too_long"],
  [" \r\n\t", "required"],
  ["nul\0", "invalid"],
  ["bell\u0007", "invalid"],
])("%j as what somebody says of an eSIM: %s", (typed, fault) =>
  expect(feedbackWordsFault(typed)).toBe(fault),
);

test("lines end in one way, and no more than one is left empty", () =>
  expect(tidyFeedbackWords("  One\r\ntwo\n \n\n\nthree\rfour ")).toBe("One\ntwo\n\nthree\nfour"));

test.each([
  ["Yasmine", undefined],
  ["م.", undefined],
  ["B", undefined],
  ["x".repeat(49), undefined],
  ["x".repeat(50), "name_too_long"],
  ["  ", "required"],
  ["two\nlines", "invalid"],
])("%j as a first name: %s", (typed, fault) => expect(firstNameFault(typed)).toBe(fault));

test("spaces around a first name are not part of it", () =>
  expect(tidyFirstName(" Yasmine ")).toBe("Yasmine"));
