import type { Day } from "./ticket.ts";

/** A day and where it stands. */
type Dated = { start: number; end: number; day: Day };

const link =
  /^[.,]?\s?(?:\d{1,2}[:h]\d{0,2}\s?)?(?:[-/→➔>]{1,3}|au|to|until|till|through|jusqu'au|et|and|al|a|bis|bis zum|الي|حتي|و)?\s?(?:le |the |zum )?$/;
const wayBack =
  /\b(?:retour|returns?|inbound|vuelta|regreso|ritorno|ruckflug|ruckreise|donus|back)\b|عود|رجوع|اياب/g;

/** `du 15 au 22 décembre`, or a second date that is said to be the way back. */
export function rangeOf(dates: readonly Dated[], text: string): { from: Day; to: Day } | null {
  for (const [index, date] of dates.entries()) {
    const next = dates[index + 1];
    if (next && next.day >= date.day && isLink(text.slice(date.end, next.start)))
      return { from: date.day, to: next.day };
  }
  const back = dates.findIndex(
    ({ start }, index) => index > 0 && saysBack(text, dates[index - 1]?.end ?? 0, start),
  );
  const [first] = dates;
  const last = dates[back];
  return first && last ? { from: first.day, to: last.day } : null;
}

/** What stands between the two ends of a stay. */
export const isLink = (between: string): boolean =>
  between.length <= 14 && /[^\s.,]/.test(between) && link.test(between);

function saysBack(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(from, to - 60), to);
  return before.search(wayBack) >= 0;
}
