import type { SeenEsim } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { expect, test } from "vitest";
import { drawnInFrench } from "../../lib/page/drawn-page.test-kit.tsx";
import { Forecast } from "./forecast.tsx";
import { Freshness } from "./freshness.tsx";
import { Validity } from "./validity.tsx";

const lateInAlgiers = "2026-12-01T23:30:00.000Z";
const onReceipt = formatDate(lateInAlgiers); // 02/12/2026 00:30

const running: SeenEsim = {
  status: "in_use",
  group: "active",
  reached: "connected",
  activateBefore: null,
  expiresAt: lateInAlgiers,
} as SeenEsim;

const said = async (element: Parameters<typeof drawnInFrench>[0]) =>
  (await drawnInFrench(element, ["public", "personal"])).replaceAll(/<[^>]*>/g, "");

test("when an eSIM ends is told by the clock of the receipt, and whose clock it is", async () => {
  expect(await said(<Validity esim={running} />)).toContain(`${onReceipt} (heure d’Alger)`);
});

test("so is when its data will be gone", async () => {
  const esim = { ...running, dataEndsAt: lateInAlgiers, expiresAt: "2026-12-09T10:00:00.000Z" };
  expect(await said(<Forecast esim={esim} />)).toContain(`${onReceipt} (heure d’Alger)`);
});

test("so are its reading and the question after it", async () => {
  const refresh = { isPending: false } as Parameters<typeof Freshness>[0]["refresh"];
  const esim = { readAt: lateInAlgiers, askedAt: "2026-12-02T10:00:00.000Z" };
  const text = await said(<Freshness esim={esim} refresh={refresh} />);
  expect(text).toContain(`${onReceipt} (heure d’Alger)`);
  expect(text).toContain(`${formatDate(esim.askedAt)} (heure d’Alger)`);
});
