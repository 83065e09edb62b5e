import type { Sample } from "./sample.ts";

const calendar = (...events: readonly string[][]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

export const calendars: readonly Sample[] = [
  [
    "one flight",
    calendar(["SUMMARY:Vol AH1006 Alger (ALG) - Paris (CDG)", "DTSTART;TZID=Africa/Algiers:20261218T083000"]),
    "FR 2026-12-18 ?",
  ],
  [
    "there and back",
    calendar(
      ["SUMMARY:Flight TK652 ALG-IST", "DTSTART;TZID=Africa/Algiers:20261215T141000"],
      ["SUMMARY:Flight TK653 IST-ALG", "DTSTART;TZID=Europe/Istanbul:20261222T090500"],
    ),
    "TR 2026-12-15 2026-12-22",
  ],
  [
    "an hour in UTC before midnight in Algiers",
    calendar(["SUMMARY:Flight AH4000 ALG-JED", "DTSTART:20270202T233000Z"]),
    "SA 2027-02-03 ?",
  ],
  ["a bare day", calendar(["SUMMARY:Vol Alger - Tunis", "DTSTART;VALUE=DATE:20261214"]), "TN 2026-12-14 ?"],
  [
    "Google's own: the place of the event is where it begins",
    calendar(["SUMMARY:Flight to Barcelona (VY 7491)", "LOCATION:Algiers ALG", "DTSTART:20261219T100000Z"]),
    "ES 2026-12-19 ?",
  ],
  [
    "folded lines",
    calendar(["SUMMARY:Vol AH1006 Alger (ALG) - Par", " is (CDG)", "DTSTART:20261218T083000"]),
    "FR 2026-12-18 ?",
  ],
  [
    "other events beside",
    calendar(
      ["SUMMARY:Dentiste Rome", "DTSTART:20261210T100000"],
      ["SUMMARY:Vol ALG-LYS", "DTSTART:20261218T083000"],
    ),
    "FR 2026-12-18 ?",
  ],
  [
    "cancelled",
    calendar(["SUMMARY:Vol ALG-LYS", "STATUS:CANCELLED", "DTSTART:20261218T083000"]),
    "nothing no-flight",
  ],
  [
    "the route in its description",
    calendar([
      "SUMMARY:Flight AH1006",
      "DESCRIPTION:Alger (ALG) → Paris (CDG)\\nSiège 12A",
      "DTSTART:20261218T083000",
    ]),
    "FR 2026-12-18 ?",
  ],
];
