import { describe, expect, it, test } from "vitest";
import { gatewayFor, offerMethods, takes } from "./offer-methods.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

const name = { fr: "la Banque", en: "the Bank", ar: "البنك" };

function gateway(called: string, changes: Partial<PaymentGateway> = {}): PaymentGateway {
  const unused = () => Promise.reject(new Error("not asked"));
  return {
    name: called,
    methods: { cib: ["cib"], card: ["visa", "mastercard"] },
    amounts: { DZD: { minimum: 7500, step: 100 } },
    numberLength: null,
    refunds: { by: "manual" },
    sessionSeconds: 60,
    tellsCardsApart: true,
    operator: { name, fullName: name, helpLine: null },
    receipt: [],
    create: unused,
    fetchState: unused,
    refund: unused,
    ...changes,
  };
}

const dinars = gateway("dinars");
const dollars = gateway("dollars", { amounts: { USD: { minimum: 50, step: 1 } } });
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

  it("shows the cards that the page takes: all of them where they are not told apart", () => {
    const vague = gateway("vague", { tellsCardsApart: false });
    const cardsOf = (one: PaymentGateway) =>
      offerMethods([["cib", one.name]], new Map([[one.name, one]]))[0]?.shown.cards;
    expect(cardsOf(dinars)).toEqual(["cib"]);
    expect(cardsOf(vague)).toEqual(["cib", "visa", "mastercard"]);
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
  const taker = (amount: number, currency: string, method: "card" | "cib" | "wallet" = "card") =>
    gatewayFor({ methods }, method, { amount, currency }).name;

  it("is the first that offers the method in the currency", () => {
    expect(taker(7500, "DZD")).toBe("dinars");
    expect(taker(7500, "USD")).toBe("dollars");
  });

  test.each<[string, number, string, "card" | "cib" | "wallet"]>([
    ["less than its least amount", 7400, "DZD", "card"],
    ["an amount between two steps", 7550, "DZD", "card"],
    ["a currency nobody takes", 7500, "EUR", "card"],
    ["a word that every object has", 7500, "constructor", "card"],
    ["a currency that this method is not offered in", 7500, "USD", "cib"],
    ["a method nobody offers", 7500, "DZD", "wallet"],
  ])("is nobody for %s", (_what, amount, currency, method) => {
    expect(() => taker(amount, currency, method)).toThrow("payment_method_unavailable");
  });
});

test("a gateway takes its least amount and each step above it", () => {
  const taken = [7400, 7499, 7500, 7501, 7600].filter((amount) => takes(dinars, { amount, currency: "DZD" }));
  expect(taken).toEqual([7500, 7600]);
});
