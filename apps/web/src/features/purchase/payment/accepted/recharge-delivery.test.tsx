import type { Order, Recharge } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { drawnInFrench } from "../../../../lib/page/drawn-page.test-kit.tsx";
import { RechargeDelivery } from "./recharge-delivery.tsx";

const lateInAlgiers = "2026-12-01T23:30:00.000Z";
const recharge: Recharge = {
  id: "1",
  esim: "e",
  orderNumber: "R-1",
  status: "active",
  effect: "extends",
  kind: "fixed",
  dataBytes: 1024 ** 3,
  days: 7,
  paidAt: lateInAlgiers,
  sentAt: lateInAlgiers,
  activeAt: lateInAlgiers,
} as Recharge;

async function textOf(own: Partial<Recharge>): Promise<string> {
  const order = { recharges: [{ ...recharge, ...own }] } as Order;
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <RechargeDelivery order={order} backToApp={null} />
    </QueryClientProvider>
  );
  const html = await drawnInFrench(page, ["public", "personal", "purchase", "recharge"]);
  return html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s/g, " ");
}

test("a top-up says what was added, and when by the clock of the receipt", async () => {
  const text = await textOf({});
  expect(text).toContain("1 Go · 7 jours");
  expect(text).toContain(formatDate(lateInAlgiers)); // 02/12/2026 00:30
  expect(text).toContain("À l’heure d’Alger");
});

test("one that its supplier refused is not said to be added", async () => {
  const text = await textOf({ status: "refused", activeAt: null });
  expect(text).toContain("votre argent vous revient");
  expect(text).not.toContain("Ajouté");
});
