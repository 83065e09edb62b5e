import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { promoCode } from "../storage/promo-code.ts";
import { followDeepLinks } from "./follow-deep-links.ts";

let open: (address: string) => void;
let gone: string[];

beforeEach(() => {
  vi.useFakeTimers();
  openStorage("device", { entries: () => [], write: () => {}, onChange: () => {} });
  gone = [];
  followDeepLinks({
    whenOpened: (listener) => {
      open = listener;
    },
    knowsPayment: (id) => id === "mine",
    go: (to) => gone.push(to),
  });
});
afterEach(() => vi.useRealTimers());

test("a link is followed a second after it was opened, and each once", async () => {
  open("rihla://esims");
  await vi.advanceTimersByTimeAsync(999);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  open("rihla://payment-callback?status=failure&payment=mine");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gone).toEqual(["/esims", "/payment-callback?payment=mine"]);
});

test("its promo code is kept, in capitals, and a link without one leaves it", async () => {
  open("rihla://home?promo=aid");
  open("rihla://esims");
  await vi.advanceTimersByTimeAsync(1000);
  expect([promoCode.read(), gone]).toEqual(["AID", ["/home", "/esims"]]);
});
