import { Card } from "@rihla/ui/card";
import { useState } from "react";
import { useSaid } from "../said.ts";

type Day = { day: string; count: number; more?: string };
type Props = {
  days: readonly Day[];
  /** What it is, for who can't see it at once. */
  caption: string;
  heads: { day: string; count: string; more?: string };
  /** Of the button that shows those that a screen has no room for. */
  allWords: string;
};

const shownFirst = 14;

/** How much on which day: a table, whose bars say to the eye what its figures say to everybody. */
export function DayTable({ days, caption, heads, allWords }: Props) {
  const said = useSaid();
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const shown = all ? days : days.slice(0, shownFirst);
  return (
    <Card className="grid gap-2">
      <table className="w-full text-sm max-[18rem]:text-xs max-[18rem]:wrap-anywhere">
        <caption className="pb-2 text-start text-ink-2">{caption}</caption>
        <thead>
          <tr className="text-ink-2">
            <th className="py-1 pe-3 text-start font-medium">{heads.day}</th>
            <th className="w-full py-1 text-start font-medium max-[18rem]:w-auto">{heads.count}</th>
            {heads.more && <th className="py-1 ps-3 text-end font-medium">{heads.more}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ day, count, more }) => (
            <tr key={day}>
              <th
                scope="row"
                className="py-1 pe-3 text-start font-medium whitespace-nowrap max-[18rem]:whitespace-normal"
              >
                {said.day(`${day}T12:00:00Z`)}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <span className="min-w-8 tabular-nums max-[18rem]:min-w-4">{count}</span>
                  <span aria-hidden="true" className="flex-1 max-[18rem]:hidden">
                    <span
                      className="block h-3 min-w-1 rounded-full bg-sea forced-colors:bg-[CanvasText]"
                      style={{ inlineSize: `${(count / most) * 100}%` }}
                    />
                  </span>
                </span>
              </td>
              {heads.more && (
                <td className="py-1 ps-3 text-end tabular-nums whitespace-nowrap max-[18rem]:whitespace-normal">
                  <bdi>{more}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < days.length && (
        <button
          type="button"
          className="min-h-11 justify-self-start font-semibold text-sea underline"
          onClick={() => setAll(true)}
        >
          {allWords}
        </button>
      )}
    </Card>
  );
}
