import { beforeEach, expect, test } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { cameBackFrom, leftToPay, paymentUnderWay } from "./payment-under-way.ts";

const onDisk = new Map<string, string>();
/** The phone has ended the program; what it kept is there. */
const startAnew = () =>
  openStorage("device", {
    entries: () => onDisk,
    write: (key, value) => (value === undefined ? onDisk.delete(key) : onDisk.set(key, value)),
    onChange: () => {},
  });
beforeEach(() => {
  onDisk.clear();
  startAnew();
});

test("a payment that was left for is known after the phone has ended the app, until it has come to something", () => {
  leftToPay("7");
  startAnew();
  expect(paymentUnderWay()).toBe("7");
  cameBackFrom("8");
  expect(paymentUnderWay()).toBe("7");
  cameBackFrom("7");
  startAnew();
  expect(paymentUnderWay()).toBeUndefined();
});

test("after an hour nobody is led back to it", () => {
  leftToPay("7", 1000);
  expect(paymentUnderWay(1000 + 3_599_999)).toBe("7");
  expect(paymentUnderWay(1000 + 3_600_000)).toBeUndefined();
});

test("what is no such record is none", () => {
  for (const text of ["{", "null", '{"payment":7}', '"7"']) {
    onDisk.set("payment-order:under-way", text);
    startAnew();
    expect(paymentUnderWay()).toBeUndefined();
  }
});
