import { beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { chosenCurrency, storeCurrency } from "../session/preferences.ts";
import { beginWithLocalCurrency } from "./first-currency.ts";

const onDisk = new Map<string, string>();
const start = () =>
  openStorage("device", {
    entries: () => onDisk,
    write: (key, value = "") => onDisk.set(key, value),
    onChange: () => {},
  });
beforeEach(() => {
  onDisk.clear();
  start();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { protocol: "https:" });
});

const onSet = vi.fn();
const answering = (currency: string) => vi.fn(async () => ({ currency }));
beforeEach(() => onSet.mockClear());

test.each(["DZD", "USD"])("an app begins with %s where the shop says so", async (currency) => {
  await beginWithLocalCurrency({ ask: answering(currency), onSet });
  expect([chosenCurrency(), onSet.mock.calls.length]).toEqual([currency, 1]);
});

test("only at its first start is it asked for, also where no answer came", async () => {
  await beginWithLocalCurrency({ ask: () => Promise.reject(new Error("offline")), onSet });
  start();
  const later = answering("USD");
  await beginWithLocalCurrency({ ask: later, onSet });
  expect([chosenCurrency(), later.mock.calls.length, onSet.mock.calls.length]).toEqual([undefined, 0, 0]);
});

test("what was chosen before is never asked about", async () => {
  storeCurrency("DZD");
  const ask = answering("USD");
  await beginWithLocalCurrency({ ask, onSet });
  expect([chosenCurrency(), ask.mock.calls.length]).toEqual(["DZD", 0]);
});

test("what somebody chooses while it is asked for holds", async () => {
  const ask = async () => {
    storeCurrency("DZD");
    return { currency: "USD" };
  };
  await beginWithLocalCurrency({ ask, onSet });
  expect([chosenCurrency(), onSet.mock.calls.length]).toEqual(["DZD", 0]);
});

test("the question ends after two seconds", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout");
  await beginWithLocalCurrency({ ask: answering("USD"), onSet });
  expect(limit).toHaveBeenCalledWith(2000);
});
