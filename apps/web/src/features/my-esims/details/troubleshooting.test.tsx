import type { Esim } from "@rihla/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { helpStandsOpen, Troubleshooting, type TroubleshootingParts } from "./troubleshooting.tsx";

const parts: TroubleshootingParts = {
  questions: (_, begun) => <i>questions {begun ? "begun" : "waiting"}</i>,
  repair: () => <i>repair</i>,
  report: () => <i>report</i>,
  reported: () => <i>earlier report</i>,
};

test.each([
  ["new", false, "repair questions waiting report"],
  ["onboard", false, "questions begun repair report"],
  ["depleted", false, "questions begun repair report"],
  ["user_deleted", true, "repair report"],
  ["canceled", true, "report"],
] as const)(
  "an eSIM that is %s (shown without being asked for: %s) is helped by: %s",
  (status, open, ways) => {
    const esim = { status, group: "active", reached: null, timeZones: [] as string[] } as unknown as Esim;
    const text = renderToStaticMarkup(<Troubleshooting esim={esim} parts={parts} />);
    expect(
      text
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    ).toBe(ways);
    expect(helpStandsOpen(esim)).toBe(open);
  },
);
