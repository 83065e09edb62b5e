import { expect, test } from "vitest";
import { argumentsOf } from "./message-arguments.ts";

test("finds values, plurals and tags, also inside plural forms and tags", () => {
  expect(argumentsOf("<b>{name}</b>: {count, plural, one {# of {total}} other {many}}")).toEqual([
    "<b>",
    "count (plural)",
    "name",
    "total",
  ]);
});

test("a form's own words are no values", () => {
  expect(argumentsOf("{days, plural, one {day} other {days}}")).toEqual(["days (plural)"]);
});
