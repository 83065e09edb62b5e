import type { Row } from "../screen.ts";
import { icons } from "./icons.ts";
import type { Place } from "./place.ts";
import { brokenInto, widthOf } from "./text.ts";

const size = 13.5;
const small = 12.5;
/** Where the row's switch begins, its arrow, its edge. */
const ends = { switch: 193, arrow: 222, edge: 234 };

type Line = { row: Row; words: string[]; below: boolean; top: number; tall: number };

export function drawRows(rows: readonly Row[], place: Place): number {
  const { pen, look, y } = place;
  let top = y;
  const lines = rows.map((row): Line => {
    const below = row.value !== undefined && (look.value === "below" || widthOf(row.value, small) > 84);
    const words = wordsOf(row, below);
    const line = { row, words, below, top, tall: 29 + words.length * 17 + (below ? 4 : 0) };
    top += line.tall;
    return line;
  });
  pen.box(34, y, 212, top - y, look.groupCorner, pen.paint.row);
  lines.forEach((line, at) => {
    const apart = at > 0 && !line.row.touch && !lines[at - 1]?.row.touch;
    if (apart) pen.stroke(`M${pen.at(startOf(line.row))} ${line.top}H${pen.at(246)}`, pen.paint.line, 1);
    drawRow(line, place);
  });
  return top + 12;
}

const startOf = (row: Row) => (row.icon ? 78 : 48);

/** The label in as many lines as it takes beside what stands at the row's end. */
function wordsOf(row: Row, below: boolean): string[] {
  const value = row.value === undefined || below ? 0 : widthOf(row.value, small) + 10;
  const end = row.on === undefined ? ends.arrow - value : ends.switch;
  return brokenInto(row.text, Math.max(70, end - 4 - startOf(row)), size);
}

function drawRow({ row, words, below, top, tall }: Line, { pen, look }: Place): void {
  const { paint } = pen;
  const middle = top + tall / 2;
  const start = startOf(row);
  if (row.touch) pen.box(32, top + 1, 216, tall - 2, 13, paint.touched, paint.accent);
  if (row.icon) {
    pen.box(45, middle - 13, 26, 26, look.iconCorner, row.touch ? paint.accent : paint.faint);
    const ink = row.touch ? paint.onAccent : paint.row;
    pen.stroke(icons[row.icon], ink, 2, `translate(${pen.at(58)} ${middle})scale(.9)`);
  }
  const first = middle + 5 - ((words.length - 1) * 17) / 2 - (below ? 7 : 0);
  words.forEach((line, at) => {
    const colour = row.link ? paint.accent : paint.ink;
    pen.text(start, first + at * 17, line, { size, weight: row.touch ? 600 : 500, colour });
  });
  const faint = { size: small, weight: 400, colour: paint.faint } as const;
  if (row.value !== undefined) {
    if (below) pen.text(start, first + words.length * 17 - 1, row.value, faint);
    else pen.text(look.arrows ? ends.arrow - 2 : ends.edge, middle + 5, row.value, { ...faint, side: "end" });
  }
  if (row.on !== undefined) {
    pen.box(197, middle - 11, 38, 22, 11, row.on ? paint.on : paint.faint);
    pen.dot(row.on ? 224 : 208, middle, 8.5, "#fff");
  } else if (look.arrows && !row.link) {
    pen.stroke(`M${pen.at(228)} ${middle - 5}l${pen.along(5)} 5 ${pen.along(-5)} 5`, paint.faint, 1.8);
  }
  if (row.touch) pen.touch(238, top + tall - 2);
}
