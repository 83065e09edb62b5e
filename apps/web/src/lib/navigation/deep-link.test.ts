import { brand } from "@rihla/i18n";
import { describe, expect, test } from "vitest";
import { readDeepLink } from "./deep-link.ts";

const { scheme, host } = brand.deepLink;
const own = "0198c0de-0000-7000-8000-000000000001";
const read = (address: string) => readDeepLink(address, (id) => id === own);

/** The same link in each form that phones give it in. */
const forms = (place: string) => [
  `${scheme}://${place}`,
  `${scheme}:///${place}`,
  `${scheme}://${host}/${place}`,
  `https://${host}/${place}`,
  `https://${host}/ar/${place}`,
];

describe("goes where it names", () => {
  test.each([
    ["home", "/home"],
    ["esims", "/esims"],
    ["esims#recharge", "/esims#recharge"],
    ["qr-scanner", "/qr-scanner"],
    ["summary", "/summary"],
    ["summary?order=K7PW4M2X", "/summary?order=K7PW4M2X"],
    ["packages/FR?days=7", "/packages/FR?days=7"],
    ["details/7#recharge", "/details/7#recharge"],
    ["status/K7PW4M2X", "/status/K7PW4M2X"],
  ])("%s", (place, to) => {
    for (const address of forms(place)) expect([address, read(address).to]).toEqual([address, to]);
  });

  test.each(["success", "failure"])("%s, with its parameters but the promo code", (page) => {
    for (const address of forms(`${page}?order=K7PW4M2X&promo=aid&utm_source=a%26b`))
      expect(read(address)).toEqual({ to: `/${page}?order=K7PW4M2X&utm_source=a%26b`, promo: "AID" });
  });

  test("a language alone, which the app then speaks", () => {
    expect(read(`https://${host}/ar`).to).toBe("/ar");
    expect(read(`https://${host}/ar/`).to).toBe("/ar");
  });

  test("whatever its letters are", () => {
    expect(read(`${scheme.toUpperCase()}://esims`).to).toBe("/esims");
    expect(read(`https://${host.toUpperCase()}/esims`).to).toBe("/esims");
  });
});

describe("a promo code", () => {
  test("is kept in capitals, and taken out of every link", () => {
    for (const place of ["home", "esims", "summary", "payment-callback", "nowhere", ""])
      for (const address of forms(`${place}?promo=%20aid-2026%20`)) {
        const { to, promo } = read(address);
        expect([address, promo, to.includes("promo")]).toEqual([address, "AID-2026", false]);
      }
  });

  test("that is empty is none", () => {
    expect(read(`${scheme}://home?promo=`)).toEqual({ to: "/home", promo: undefined });
  });
});

describe("the result of a payment", () => {
  test.each([
    ["success", "/esims"],
    ["failure", "/home"],
    ["error", "/home"],
    ["pending", "/home"],
    ["processing", "/home"],
    ["SUCCESS!", "/home"],
    ["", "/home"],
  ])("of status %j leads to %s", (status, to) => {
    for (const place of ["payment-callback", "payment", "payment/result"])
      for (const address of forms(`${place}?status=${status}`))
        expect([address, read(address).to]).toEqual([address, to]);
  });

  test("without a status leads home", () => {
    for (const address of forms("payment-callback")) expect(read(address).to).toBe("/home");
  });

  test("of a payment that this phone has begun is asked for at the server, whatever it claims", () => {
    for (const status of ["success", "failure", ""])
      for (const address of forms(`payment-callback?status=${status}&payment=${own}&order=FORGED`))
        expect(read(address).to).toBe(`/payment-callback?payment=${own}`);
    for (const address of forms(`payment-callback?payment=${own}&left=yes`))
      expect(read(address).to).toBe(`/payment-callback?payment=${own}&left=yes`);
  });

  test("of another's payment names it nowhere", () => {
    for (const address of forms("payment-callback?status=success&payment=another"))
      expect(read(address).to).toBe("/esims");
  });
});

describe("leads home", () => {
  test.each([
    "",
    "esims",
    "not an address",
    `${scheme}://`,
    `${scheme}:`,
    `https://${host}`,
    `https://${host}/nowhere`,
    `https://${host}/esims/more`,
    `https://${host}/api/v1/app/auth/me`,
    `https://${host}.evil.example/esims`,
    `https://evil.example/esims`,
    `http://${host}/esims`,
    `https://${host}:8443/esims`,
    `https://user@evil.example/esims`,
    `javascript:alert(1)`,
    `${scheme}:javascript:alert(1)`,
    `${scheme}:https://evil.example/esims`,
    `${scheme}://evil.example/esims`,
    `${scheme}://%`,
    `https://%/esims`,
  ])("%j", (address) => {
    expect(read(address).to).toBe("/home");
  });

  test("and nowhere outside the shop, whatever stands behind the slashes", () => {
    for (const place of ["//evil.example/esims", "\\\\evil.example", "../../esims", "%2F%2Fevil.example"])
      for (const address of forms(place)) expect(read(address).to).toMatch(/^\/(home|esims)$/);
  });
});
