import { describe, expect, it } from "vitest";
import { readShopConfig } from "./compose.ts";

const settings = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://rihla:password@db.example.com:5432/rihla",
  PUBLIC_URL: "https://rihla.example",
  SECRET_KEY: "0123456789abcdef0123456789abcdef",
  PAYMENT_METHODS: "cib:satim",
  SMTP_URL: "smtps://user:password@mail.example.com",
  SATIM_USERNAME: "shop",
  SATIM_PASSWORD: "password",
  SATIM_TERMINAL: "E010000001",
};

describe("the settings of a shop in production", () => {
  it.each([
    ["the shop in the clear", { PUBLIC_URL: "http://rihla.example" }, "PUBLIC_URL: not encrypted"],
    ["the bank in the clear", { SATIM_URL: "http://cib.satim.dz/payment/rest" }, "SATIM_URL: not encrypted"],
    ["mail in the clear", { SMTP_URL: "smtp://mail.example.com:587" }, "SMTP_URL: not encrypted"],
    ["an address that only looks local", { PUBLIC_URL: "http://127.0.0.1.evil.example" }, "PUBLIC_URL"],
    [
      "the example's key",
      { SECRET_KEY: "change-me-change-me-change-me-change-me" },
      "SECRET_KEY: still the example's",
    ],
  ])("with %s are refused, by name and without the value", (_what, change, complaint) => {
    const read = () => readShopConfig({ ...settings, ...change });
    expect(read).toThrow(complaint);
    for (const value of Object.values(change)) expect(read).not.toThrow(value);
    expect(() => readShopConfig({ ...settings, ...change, NODE_ENV: "development" })).not.toThrow();
  });

  it.each([
    ["everything encrypted", {}],
    [
      "the sandbox on this machine",
      { SATIM_URL: "http://127.0.0.1:3100/satim", PUBLIC_URL: "http://localhost:3000" },
    ],
    ["a mail server on this machine", { SMTP_URL: "smtp://[::1]:25" }],
    ["mail that must begin TLS", { SMTP_URL: "smtp://mail.example.com:587?requireTLS=true" }],
  ])("with %s are taken", (_what, change) => {
    expect(() => readShopConfig({ ...settings, ...change })).not.toThrow();
  });

  it("leave refunds to SATIM's site unless they say that the shop may send them", () => {
    const refunds = (change: object) =>
      (readShopConfig({ ...settings, ...change }).companies.satim as { SATIM_REFUNDS: string }).SATIM_REFUNDS;
    expect([refunds({}), refunds({ SATIM_REFUNDS: "api" })]).toEqual(["manual", "api"]);
  });
});
