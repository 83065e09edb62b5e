import { expect, test } from "vitest";
import { contactTimes, isAnswered } from "./contact-hours.ts";

const hours = { days: [0, 1, 2, 3, 4], from: "08:00", to: "20:00" };

test.each([
  ["2026-11-22T07:00:00Z", true, "Sunday at eight in Algiers"],
  ["2026-11-22T06:59:59Z", false, "a moment before"],
  ["2026-11-22T18:59:59Z", true, "the last minute"],
  ["2026-11-22T19:00:00Z", false, "the evening"],
  ["2026-11-20T12:00:00Z", false, "Friday"],
])("%s is answered: %s (%s)", (at, answered) => {
  expect(isAnswered(new Date(at), hours)).toBe(answered);
  expect(isAnswered(new Date(at), null)).toBe(true);
});

test("days are told in the reader's language, and seven of them as all", () => {
  expect(contactTimes("fr", hours)).toEqual({
    when: "hours",
    days: "dimanche, lundi, mardi, mercredi et jeudi",
    from: "08:00",
    to: "20:00",
  });
  expect(contactTimes("ar", hours).days).toMatch(/^الأحد.*الخميس$/);
  expect(contactTimes("en", { ...hours, days: [0, 1, 2, 3, 4, 5, 6] }).days).toBe("all");
  expect(contactTimes("en", null).when).toBe("always");
});
