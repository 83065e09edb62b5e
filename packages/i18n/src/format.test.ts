import fc from "fast-check";
import { expect, test } from "vitest";
import {
  collator,
  formatChange,
  formatData,
  formatDate,
  formatMoney,
  formatNumber,
  formatSpeed,
  pricePerDay,
  pricePerGigabyte,
} from "./format.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ").replace(/[\u2066-\u2069]/g, "");
const dinars = (amount: number) => ({ amount, currency: "DZD" });
const gibibyte = 1024 ** 3;

test("writes dinars with grouping and the sign behind, in each language's letters", () => {
  expect(plain(formatMoney(dinars(245000), "fr"))).toBe("2,450 DA");
  expect(plain(formatMoney(dinars(245000), "en"))).toBe("2,450 DA");
  expect(plain(formatMoney(dinars(245000), "ar"))).toBe("2,450 دج");
});

test("writes dollars with the sign in front and no needless decimals", () => {
  expect(formatMoney({ amount: 980, currency: "USD" }, "fr")).toBe("$9.8");
  expect(formatMoney({ amount: 1000, currency: "USD" }, "ar")).toBe("$10");
});

test("writes what came in or went out with the sign before the number, also among Arabic words", () => {
  expect(formatChange(dinars(245000), "fr")).toBe("+2,450\u00a0DA");
  expect(formatChange(dinars(-245000), "ar")).toBe("\u2066-2,450\u2069\u00a0دج");
  expect(formatChange({ amount: -980, currency: "USD" }, "en")).toBe("-$9.8");
  expect(formatChange({ amount: 980, currency: "USD" }, "ar")).toBe("\u2066+$9.8\u2069");
});

test("refuses a currency it doesn't know rather than guessing", () => {
  expect(() => formatMoney({ amount: 1, currency: "JPY" }, "fr")).toThrow("JPY");
});

test("writes numbers as Intl does", () => {
  const most = 1e12 - 1;
  const digits = fc.integer({ min: 0, max: 3 });
  const decimals = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), digits).map(([n, d]) => n / 10 ** d);
  const numbers = fc.oneof(decimals, fc.double({ min: -most, max: most, noNaN: true }));
  fc.assert(
    fc.property(numbers, digits, (number, maximumFractionDigits) => {
      fc.pre(!Object.is(number, -0));
      const intl = new Intl.NumberFormat("en-US", { maximumFractionDigits }).format(number);
      expect(formatNumber(number, maximumFractionDigits)).toBe(intl);
    }),
    {
      examples: [
        [1.005, 2],
        [1.15, 1],
        [-0.005, 2],
        [-0.001, 2],
        [999.995, 2],
        [1e-7, 2],
      ],
      numRuns: 2000,
    },
  );
});

test("writes numbers with two decimals at most", () => {
  expect(formatNumber(4.567)).toBe("4.57");
  expect(formatNumber(1024)).toBe("1,024");
});

test("writes data in each language's units", () => {
  expect(plain(formatData(gibibyte, "fr"))).toBe("1 Go");
  expect(plain(formatData(gibibyte - 1000, "fr"))).toBe("1 Go");
  expect(plain(formatData(1023 * 1024 ** 2, "fr"))).toBe("1,023 Mo");
  expect(plain(formatData(2.44 * gibibyte, "fr"))).toBe("2.4 Go");
  expect(plain(formatData(500.4 * 1024 ** 2, "fr"))).toBe("500 Mo");
  expect(plain(formatData(3 * gibibyte, "fr"))).toBe("3 Go");
  expect(plain(formatData(2.4 * gibibyte, "ar"))).toBe("2.4 جيغا");
  expect(plain(formatData(500 * 1024 ** 2, "en"))).toBe("500 MB");
});

test("compares plans by whole dinars or by cents", () => {
  expect(pricePerGigabyte(dinars(89000), 3 * gibibyte)).toEqual(dinars(29700));
  expect(pricePerGigabyte({ amount: 980, currency: "USD" }, 3 * gibibyte)?.amount).toBe(327);
  expect(pricePerGigabyte(dinars(100), 0)).toBeNull();
  expect(pricePerDay(dinars(89000), 7)).toEqual(dinars(12700));
  expect(pricePerDay(dinars(89000), 0)).toBeNull();
  expect(pricePerDay(dinars(89000), 1)).toEqual(dinars(89000));
  expect(pricePerGigabyte(dinars(100), 1)).not.toBeNull();
});

test("writes dates in French order, at Algiers' time", () => {
  expect(formatDate("2026-12-03T13:20:00Z")).toBe("03/12/2026 14:20");
  expect(formatDate("2026-12-03T13:20:00Z", "date")).toBe("03/12/2026");
});

test("keeps figures and their units on one line", () => {
  expect(formatMoney(dinars(245000), "fr")).toBe("2,450\u00a0DA");
});

test("sorts as the language's readers do: accents and capitals make no other letter", () => {
  expect(["Zambie", "égypte", "Espagne", "Émirats"].sort(collator("fr").compare)).toEqual([
    "égypte",
    "Émirats",
    "Espagne",
    "Zambie",
  ]);
  expect(collator("fr").compare("Egypte", "égypte")).toBe(0);
});

test("writes speeds in numbers", () => {
  expect(plain(formatSpeed(1000, "fr"))).toBe("1 Mbit/s");
  expect(plain(formatSpeed(512, "fr"))).toBe("512 kbit/s");
  expect(formatSpeed(384, "ar")).toBe("\u2068384\u00a0كيلوبت/ث\u2069");
  expect(plain(formatSpeed(1250, "fr"))).toBe("1.3 Mbit/s");
  expect([512, 1000].map((kbps) => plain(formatSpeed(kbps, "en")))).toEqual(["512 kbit/s", "1 Mbit/s"]);
  expect(formatSpeed(1000, "ar")).toBe("\u20681\u00a0ميغابت/ث\u2069");
});
