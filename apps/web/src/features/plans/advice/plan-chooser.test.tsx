import { formatMoney } from "@rihla/i18n";
import { expect, test } from "vitest";
import { planWith } from "../../../domain/plans/plan.test-kit.ts";
import { drawnInFrench } from "../../../lib/page/drawn-page.test-kit.tsx";
import { PlanChooser } from "./plan-chooser.tsx";

const dinars = (amount: number) => ({ amount, currency: "DZD" as const });
const week = planWith({ price: dinars(290_000) });
const daily = planWith({ code: "daily", kind: "unlimited", days: null, price: dinars(60_000) });

test("a plan that is paid by the day is listed with its price for the whole trip, as the others are", async () => {
  const chooser = <PlanChooser code="FR" plans={[week, daily]} compared={[week]} search={{}} days={8} />;
  const page = await drawnInFrench(chooser, ["public", "plans", "advice", "installTime"]);
  const listed = (code: string) => new RegExp(`<option value="${code}"[^>]*>([^<]*)`).exec(page)?.[1];
  expect(listed("week")).toContain(`7\u00a0jours · ${formatMoney(week.price, "fr")}`);
  expect(listed("daily")).toContain(`8\u00a0jours · ${formatMoney(dinars(480_000), "fr")}`);
});
