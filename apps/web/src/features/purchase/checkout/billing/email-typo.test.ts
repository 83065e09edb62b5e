import { expect, test } from "vitest";
import { likelyEmail } from "./email-typo.ts";

test.each([
  ["yacine@gmial.com", "yacine@gmail.com"],
  ["Yacine@GMAIL.CON ", "yacine@gmail.com"],
  ["a@gamil.com", "a@gmail.com"],
  ["a@hotmial.fr", "a@hotmail.fr"],
  ["a@yaho.fr", "a@yahoo.fr"],
])("%s is likely meant as %s", (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});
test.each(["a@gmail.com", "a@ymail.com", "a@sonatrach.dz", "a@", "gmial.com", "", "a@b@gmial.com"])(
  "%j is left alone",
  (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  },
);
