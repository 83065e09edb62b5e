import type { Order } from "@rihla/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { forgetOthersOrders } from "./forget-others.ts";
import { notePlaced } from "./placed-here.ts";

const told = vi.hoisted(() => ({ orders: {} as Record<string, unknown> }));
vi.mock("../../lib/api/api.ts", () => ({
  api: async (_: string, { path: { number } }: { path: { number: string } }) => {
    const order = told.orders[number];
    if (!order) throw new Error("no answer");
    return order;
  },
}));

const guest = "amel@example.com";
const other = "karim@example.com";

const kept = { device: new Map<string, string>(), tab: new Map<string, string>() };
beforeEach(() => {
  told.orders = {};
  for (const area of ["device", "tab"] as const) {
    kept[area].clear();
    leave(area, {});
  }
});

/** What a purchase leaves in a browser. */
function leave(area: keyof typeof kept, values: Record<string, string>): void {
  for (const [key, value] of Object.entries(values)) kept[area].set(key, value);
  openStorage(area, {
    entries: () => kept[area],
    write: (key, value) => (value === undefined ? kept[area].delete(key) : kept[area].set(key, value)),
    onChange: () => {},
  });
}

const bought = (number: string, email?: string) => ({
  [`order-secret:${number}`]: "s",
  ...(email && { [`order-email:${number}`]: email }),
  [`payment-order:of-${number}`]: number,
});
const typed = {
  billing: '{"name":"Amel"}',
  "ordered-as": JSON.stringify({ email: guest, name: "Amel" }),
  "install-begun:1": "1",
};
const order = (number: string, status: Order["status"], isPayable = false) =>
  ({ number, status, isPayable, lines: [], payments: [], refunds: [], billing: { email: guest } }) as unknown;

test("who signs in under another address opens nothing that a guest has bought here, and finds nothing that was typed", () => {
  leave("device", { ...bought("A", guest), ...typed, CART: "[]" });
  leave("tab", {
    "checkout-draft": JSON.stringify({ email: guest, name: "Amel" }),
    "checkout-order": '{"number":"A"}',
    "idempotency:order": "{}",
    "sign-in-email": other,
  });
  forgetOthersOrders(other);
  expect([...kept.device.keys()]).toEqual(["CART"]);
  expect([...kept.tab.keys()]).toEqual(["sign-in-email"]);
});

test("what somebody typed for themselves before they sign in stays, also where another has bought", () => {
  leave("device", bought("A", guest));
  leave("tab", { "checkout-draft": JSON.stringify({ email: other, name: "Karim" }) });
  forgetOthersOrders(other);
  expect([...kept.tab.keys()]).toEqual(["checkout-draft"]);
});

test("the guest who signs in keeps all of it", () => {
  leave("device", { ...bought("A", guest), ...typed });
  const before = new Map(kept.device);
  forgetOthersOrders(guest);
  expect(kept.device).toEqual(before);
});

test("of two buyers the one who signs in keeps their own", () => {
  leave("device", { ...bought("A", guest), ...bought("B", other) });
  forgetOthersOrders(other);
  expect([...kept.device.keys()]).toEqual(["order-secret:B", "order-email:B", "payment-order:of-B"]);
});

test("an order whose address this browser does not know counts as another's", () => {
  leave("device", bought("A"));
  forgetOthersOrders(guest);
  expect(kept.device.size).toBe(0);
});

test("what waits to be paid is kept, what was paid unseen or can't be asked about is not", async () => {
  leave("device", { ...bought("WAITS", guest), ...bought("PAID", guest), ...bought("SILENT", guest) });
  for (const number of ["WAITS", "PAID", "SILENT"]) notePlaced(number, false);
  told.orders = { WAITS: order("WAITS", "not_paid", true), PAID: order("PAID", "delivered") };
  forgetOthersOrders(other);
  await vi.waitFor(() =>
    expect(kept.device.get("placed-orders")).toBe('[{"number":"WAITS","ofCart":false}]'),
  );
  expect([...kept.device.keys()].filter((key) => key.startsWith("order-secret:"))).toEqual([
    "order-secret:WAITS",
  ]);
});

test("what waits and was placed for who signs in stays theirs, though its address was not kept", async () => {
  leave("device", bought("A"));
  notePlaced("A", false);
  told.orders = { A: order("A", "delivered") };
  forgetOthersOrders(guest);
  await new Promise(setImmediate);
  expect(kept.device.has("order-secret:A")).toBe(true);
});
