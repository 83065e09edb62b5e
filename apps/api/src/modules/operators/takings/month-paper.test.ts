import type { MonthRow } from "@rihla/contract/admin";
import { languageCodes } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { monthPaper } from "./month-paper.ts";

const row = (
  day: string,
  gateway: string,
  taken: number,
  givenBack: number,
  currency = "DZD",
  takenBack = 0,
): MonthRow => ({
  day,
  gateway,
  payments: 2,
  taken: { amount: taken, currency },
  givenBack: { amount: givenBack, currency },
  takenBack: { amount: takenBack, currency },
});
const rows = [
  row("2026-10-01", "satim", 400_000, 0),
  row("2026-10-01", "stripe", 1_500, 0, "USD"),
  row("2026-10-02", "satim", 300_000, 50_000, "DZD", 20_000),
];
const madeAt = new Date("2026-11-03T08:00:00Z");
const plain = (cells: string[] = []) =>
  cells.map((cell) => cell.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, "").replaceAll(/[\u00a0\u202f]/g, " "));

test.each(languageCodes)(
  "a month's paper adds up each gateway and currency, then names every day, in %s",
  (language) => {
    const { tables } = monthPaper({ month: "2026-10", rows, madeAt }, language);
    const [totals, days] = tables;
    expect(totals?.rows.map((cells) => plain(cells).slice(0, 2))).toEqual([
      ["satim", "4"],
      ["stripe", "2"],
    ]);
    expect(
      plain(totals?.rows[0])
        .slice(2)
        .map((sum) => sum.replaceAll(/\D/g, "")),
    ).toEqual(["7000", "500", "200", "6300"]);
    expect(days?.rows.map((cells) => plain(cells).slice(0, 2))).toEqual([
      ["01/10/2026", "satim"],
      ["01/10/2026", "stripe"],
      ["02/10/2026", "satim"],
    ]);
    for (const { heads, rows: lines } of tables)
      for (const cells of lines) expect(cells).toHaveLength(heads.length);
  },
);

test("a month without money says so, rather than showing an empty table", () => {
  expect(monthPaper({ month: "2026-10", rows: [], madeAt }, "fr")).toMatchObject({
    title: "Encaissements, octobre 2026",
    tables: [],
    nothing: expect.any(String),
  });
});
