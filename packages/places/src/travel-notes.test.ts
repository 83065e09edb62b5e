import { expect, test } from "vitest";
import { nextPilgrimage, noteKeys, notesOf, travelNotes } from "./travel-notes.ts";

const keysOf = (place: string) => notesOf(place, "2026-11-22").map(({ key }) => key);

test("says the most serious first, and at most three things of a place", () => {
  expect(keysOf("TR")).toEqual(["turkey"]);
  expect(keysOf("MIDDLE-EAST")).toEqual(["turkey", "gulf", "saudi"]);
  expect(keysOf("FR")).toEqual([]);
  const places = new Set(noteKeys.flatMap((key) => travelNotes[key].places.split(" ")));
  for (const place of places) expect([place, keysOf(place).length <= 3]).toEqual([place, true]);
});

test("every fact has the month in which it was so", () => {
  for (const key of noteKeys) expect(travelNotes[key].seen).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
});

test("the days of Ramadan and Hajj are those of Umm al-Qura, five years ahead", () => {
  let day = "2026-11-22";
  for (let years = 0; years < 5; years++) {
    const next = nextPilgrimage(day);
    if (!next) throw new Error(`Nothing after ${day}`);
    const { ramadan, hajj } = next;
    expect([ramadan.first, dayAfter(ramadan.last), hajj.first, hajj.last].map(ummAlQura)).toEqual([
      "1/9",
      "1/10",
      "8/12",
      "13/12",
    ]);
    day = dayAfter(hajj.last);
  }
  expect(nextPilgrimage(day)).toBeNull();
});

test("says no dates once the table has ended", () => {
  expect(notesOf("SA", "2027-01-01").find(({ key }) => key === "pilgrimage")?.days?.hajj.first).toBe(
    "2027-05-14",
  );
  expect(notesOf("SA", "2040-01-01").map(({ key }) => key)).toEqual(["saudi"]);
});

test("tells of a Hajj until its last day is over", () => {
  expect(nextPilgrimage("2027-05-19")?.hajj.first).toBe("2027-05-14");
  expect(nextPilgrimage("2027-05-19")?.ramadan.first).toBe("2028-01-28");
  expect(nextPilgrimage("2027-05-20")?.hajj.first).toBe("2028-05-03");
});

const calendar = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  day: "numeric",
  month: "numeric",
  timeZone: "UTC",
});

function ummAlQura(day: string): string {
  const parts = calendar.formatToParts(new Date(day));
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${of("day")}/${of("month")}`;
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
