import { expect, test } from "vitest";
import { planWith } from "../../../domain/plans/plan.test-kit.ts";
import { drawnInFrench } from "../../../lib/page/drawn-page.test-kit.tsx";
import { wishFor } from "./advice.ts";
import { CompareTable } from "./compare-table.tsx";

test("how many countries a plan covers is compared only where one covers several", async () => {
  const compared = (...countries: number[]) => {
    const plans = countries.map((countryCount) => planWith({ code: `of-${countryCount}`, countryCount }));
    const wish = wishFor(undefined, null, "2026-11-23");
    const table = <CompareTable compared={plans} advised={plans[0]} wish={wish} />;
    return drawnInFrench(table, ["public", "plans", "advice", "installTime"]);
  };
  expect(await compared(1, 1)).not.toContain("Pays couverts");
  expect(await compared(1, 29)).toContain("Pays couverts");
});

test("what is the same for all of them is said once, below what they differ in", async () => {
  const plans = [
    planWith({ code: "small", dataBytes: 1_000_000_000 }),
    planWith({ code: "large", dataBytes: 5_000_000_000 }),
  ];
  const wish = wishFor(undefined, null, "2026-11-23");
  const table = <CompareTable compared={plans} advised={plans[0]} wish={wish} />;
  const page = await drawnInFrench(table, ["public", "plans", "advice", "installTime"]);
  const [besides = "", alike = ""] = page.split("Pareil pour tous");
  expect(besides).toContain("Prix du Go");
  expect(besides).not.toContain("Recharge");
  expect(alike).toContain("Recharge");
});
