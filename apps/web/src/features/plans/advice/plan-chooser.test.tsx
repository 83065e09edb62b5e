import { formatMoney } from "@rihla/i18n";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { planWith } from "../../../domain/plans/plan.test-kit.ts";
import { loadMessages, messagesOf } from "../../../lib/messages.ts";
import { PlanChooser } from "./plan-chooser.tsx";

const dinars = (amount: number) => ({ amount, currency: "DZD" as const });
const week = planWith({ price: dinars(290_000) });
const daily = planWith({ code: "daily", kind: "unlimited", days: null, price: dinars(60_000) });

test("a plan that is paid by the day is listed with its price for the whole trip, as the others are", async () => {
  await loadMessages("fr", ["public", "plans", "advice"]);
  const root = { visitor: { language: "fr", currency: "DZD", prefix: "/fr" }, catalogue: null };
  const element = <PlanChooser code="FR" plans={[week, daily]} compared={[week]} search={{}} days={8} />;
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  const page = renderToString(
    <IntlProvider locale="fr" messages={messagesOf("fr")} timeZone="Africa/Algiers">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const listed = (code: string) => new RegExp(`<option value="${code}"[^>]*>([^<]*)`).exec(page)?.[1];
  expect(listed("week")).toContain(`7 jours · ${formatMoney(week.price, "fr")}`);
  expect(listed("daily")).toContain(`8 jours · ${formatMoney(dinars(480_000), "fr")}`);
});
