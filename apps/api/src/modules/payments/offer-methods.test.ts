import { describe, expect, it, test } from "vitest";
import { cardsOf, gatewayFor, methodsThatAreDown, offerMethods, takes } from "./offer-methods.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { aGateway } from "./payments.test-kit.ts";

const dinars = aGateway("dinars");
const dollars = aGateway("dollars", { amounts: { USD: { minimum: 50, step: 1 } } });
const gateways = new Map([dinars, dollars].map((one) => [one.name, one]));

describe("what the configuration offers", () => {
  it("keeps its order, and takes one method from two gateways", () => {
    const offered = offerMethods(
      [
        ["card", "dollars"],
        ["cib", "dinars"],
        ["card", "dinars"],
      ],
      gateways,
    );
    expect(offered.map(({ method, gateway: { name } }) => `${method}:${name}`)).toEqual([
      "card:dollars",
      "cib:dinars",
      "card:dinars",
    ]);
  });

  test.each([
    ["a method that doesn't exist", "cheque", "dinars", /no method "cheque", only cib, edahabia/],
    [
      "a gateway that is not configured",
      "cib",
      "elsewhere",
      /"elsewhere" is not configured.*dinars, dollars/,
    ],
    ["a method that the gateway can't carry out", "paypal", "dinars", /dinars can't carry out paypal/],
  ])("stops the start with %s", (_what, method, by, words) => {
    expect(() => offerMethods([[method, by]], gateways)).toThrow(words);
  });

  it("stops the start in a shop without any gateway, and says so", () => {
    expect(() => offerMethods([["cib", "dinars"]], new Map())).toThrow("configured: no gateway");
  });

  it("shows the cards that the page takes: all of them where they are not told apart", () => {
    const vague = aGateway("vague", { tellsCardsApart: false });
    const cardsShown = (one: PaymentGateway) =>
      offerMethods([["cib", one.name]], new Map([[one.name, one]]))[0]?.shown.cards;
    expect(cardsShown(dinars)).toEqual(["cib"]);
    expect(cardsShown(vague)).toEqual(["cib", "visa", "mastercard"]);
  });
});

describe("the cards of a payment", () => {
  it("are none once its gateway no longer carries out the method", () => {
    expect(cardsOf(dinars, "edahabia")).toEqual([]);
  });
});

describe("who takes an amount", () => {
  const methods = offerMethods(
    [
      ["card", "dinars"],
      ["card", "dollars"],
      ["cib", "dinars"],
    ],
    gateways,
  );
  const taker = async (amount: number, currency: string, method: "card" | "cib" | "wallet" = "card") =>
    (await gatewayFor({ methods }, method, { amount, currency })).name;

  it("is the first that offers the method in the currency", async () => {
    expect(await taker(7500, "DZD")).toBe("dinars");
    expect(await taker(7500, "USD")).toBe("dollars");
  });

  test.each<[string, number, string, "card" | "cib" | "wallet"]>([
    ["less than its least amount", 7400, "DZD", "card"],
    ["an amount between two steps", 7550, "DZD", "card"],
    ["a currency nobody takes", 7500, "EUR", "card"],
    ["a word that every object has", 7500, "constructor", "card"],
    ["a currency that this method is not offered in", 7500, "USD", "cib"],
    ["a method nobody offers", 7500, "DZD", "wallet"],
  ])("is nobody for %s", async (_what, amount, currency, method) => {
    await expect(taker(amount, currency, method)).rejects.toThrow("payment_method_unavailable");
  });
});

describe("while a gateway opens no pages, or is paused", () => {
  const down = new Set<string>();
  const paused = new Set<string>();
  const other = aGateway("other");
  const offered = (...wanted: [string, string][]) =>
    offerMethods(wanted, new Map([...gateways, ["other", other]]), {
      isDown: (name) => down.has(name),
      isPaused: async (name) => paused.has(name),
    });
  const amount = { amount: 7500, currency: "DZD" };

  it("the next one that offers the method takes the amount, and the first where there is none", async () => {
    down.add("dinars");
    const methods = offered(["cib", "dinars"], ["cib", "other"]);
    expect((await gatewayFor({ methods }, "cib", amount)).name).toBe("other");
    down.add("other");
    expect((await gatewayFor({ methods }, "cib", amount)).name).toBe("dinars");
    down.clear();
  });

  it("one that is down takes the amount before one that is paused, which takes what has begun there", async () => {
    const methods = offered(["cib", "dinars"], ["cib", "other"]);
    paused.add("dinars");
    expect((await gatewayFor({ methods }, "cib", amount)).name).toBe("other");
    down.add("other");
    expect((await gatewayFor({ methods }, "cib", amount)).name).toBe("other");
    paused.add("other");
    expect((await gatewayFor({ methods }, "cib", amount)).name).toBe("dinars");
    down.clear();
    paused.clear();
  });

  it("a method is down in the currency that nobody else takes by it", async () => {
    const methods = offered(["cib", "dinars"], ["card", "dinars"], ["card", "other"], ["card", "dollars"]);
    expect(await methodsThatAreDown({ methods })).toEqual([]);
    down.add("dinars");
    expect(await methodsThatAreDown({ methods })).toEqual([{ method: "cib", currency: "DZD" }]);
    down.clear();
    paused.add("dinars");
    expect(await methodsThatAreDown({ methods })).toEqual([{ method: "cib", currency: "DZD" }]);
    down.add("other").add("dollars");
    expect(await methodsThatAreDown({ methods })).toEqual([
      { method: "cib", currency: "DZD" },
      { method: "card", currency: "DZD" },
      { method: "card", currency: "USD" },
    ]);
    down.clear();
    paused.clear();
  });
});

test("a gateway takes its least amount and each step above it", () => {
  const taken = [7400, 7499, 7500, 7501, 7600].filter((amount) => takes(dinars, { amount, currency: "DZD" }));
  expect(taken).toEqual([7500, 7600]);
});
