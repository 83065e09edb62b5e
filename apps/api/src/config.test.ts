import { offeredCurrencies } from "@rihla/contract/rules";
import { describe, expect, it } from "vitest";
import { readShopConfig } from "./compose.ts";
import { readDatabaseUrls } from "./config.ts";

const key = "0s8dWvUQmZr3oXk1Jt5cPy7bLg2fHn9aRi4eTqVwBxA";
const real = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://rihla:password@db.example.com:5432/rihla?sslmode=verify-full",
  PUBLIC_URL: "https://rihla.example",
  SECRET_KEY: key,
  PAYMENT_METHODS: "cib:satim,card:stripe",
  SMTP_URL: "smtps://user:password@mail.example.com",
  SATIM_USERNAME: "shop",
  SATIM_PASSWORD: "password",
  SATIM_TERMINAL: "E010000001",
  STRIPE_SECRET_KEY: "rk_live_51",
};
const played = {
  COMPANIES: "played",
  DATABASE_URL: "postgres://rihla@db:5432/rihla",
  PUBLIC_URL: "http://localhost:3000",
  SECRET_KEY: "a secret key of thirty-two characters or more",
  PAYMENT_METHODS: "cib:satim",
  SMTP_URL: "smtp://127.0.0.1:2525",
  SATIM_URL: "http://127.0.0.1:3100/satim/payment/rest",
  SATIM_USERNAME: "sandbox-merchant",
  SATIM_PASSWORD: "sandbox-password",
  SATIM_TERMINAL: "E01SANDBOX",
  LIMIT_FACTOR: "1000000",
};

type Change = Record<string, string>;
const name = (change: Change) => Object.keys(change)[0] as string;
const refusing = (settings: Change, change: Change) => {
  const read = () => readShopConfig({ ...settings, ...change });
  expect(read).toThrow(new RegExp(`^ {2}${name(change)}: `, "m"));
  for (const value of Object.values(change)) expect(read).not.toThrow(value);
};

describe("a shop whose companies are real", () => {
  it.each<[string, Change]>([
    ["the shop in the clear", { PUBLIC_URL: "http://rihla.example" }],
    ["the bank in the clear", { SATIM_URL: "http://cib.satim.dz/payment/rest" }],
    ["mail in the clear", { SMTP_URL: "smtp://mail.example.com:587" }],
    ["an address that only looks local", { PUBLIC_URL: "http://127.0.0.1.evil.example" }],
    ["the example's key", { SECRET_KEY: "change-me-change-me-change-me-change-me" }],
    ["a key of 42 characters", { SECRET_KEY: key.slice(1) }],
    ["a key that spaces make long", { SECRET_KEY: ` ${key.slice(1)}\n` }],
    ["a key of one character in a quarter", { SECRET_KEY: `${"0".repeat(11)}${key.slice(11)}1` }],
    ["a test key", { STRIPE_SECRET_KEY: "sk_test_51" }],
    ["a restricted test key behind a space", { STRIPE_SECRET_KEY: " rk_test_51" }],
    ["another company's test key", { CHARGILY_SECRET_KEY: "test_sk_1" }],
    ["a value of the sandbox", { SATIM_PASSWORD: "sandbox-password" }],
    ["another sandbox", { PAYPAL_URL: "https://api-m.sandbox.paypal.com", PAYPAL_CLIENT_ID: "1" }],
    ["a bank on this machine", { SATIM_URL: "http://127.0.0.1:3100/satim/payment/rest" }],
    ["a bank on this machine, written otherwise", { SATIM_URL: "https://2130706433/payment/rest" }],
    ["a bank at a name that is this machine", { SATIM_URL: "https://localtest.me/payment/rest" }],
    [
      "a supplier on this machine",
      { ESIM_GO_URL: "http://localhost:3100/esim-go/v2.5", ESIM_GO_API_KEY: "1" },
    ],
    ["a played push service", { WEB_PUSH_SANDBOX: "https://push.example" }],
    ["tokens from another host", { FCM_TOKEN_URL: "https://oauth2.googleapis.com.evil.example/token" }],
    ["a host that only ends alike", { SATIM_URL: "https://evilsatim.dz/payment/rest" }],
    ["limits that stop nobody", { LIMIT_FACTOR: "21" }],
    ["a database in the clear", { DATABASE_URL: "postgres://u:p@db.example.com/rihla" }],
    [
      "a database that proves nothing",
      { JOBS_DATABASE_URL: "postgres://u:p@db.example.com/r?sslmode=require" },
    ],
    [
      "a database that says both",
      { MIGRATE_DATABASE_URL: "postgres://u:p@db.example.com/r?sslmode=verify-full&sslmode=disable" },
    ],
    [
      "one of two databases elsewhere",
      { DATABASE_URL: "postgres://u:p@localhost:5432,db.example.com:5432/r" },
    ],
    [
      "a database elsewhere by a parameter",
      { DATABASE_URL: "postgres://u:p@localhost/r?host=db.example.com" },
    ],
  ])("does not start with %s, and says which variable it is without its value", (_what, change) => {
    refusing(real, change);
    // How the processes run has nothing to do with it.
    refusing({ ...real, NODE_ENV: "development" }, change);
  });

  it.each<[string, Change]>([
    ["everything encrypted", {}],
    ["a mail server on this machine", { SMTP_URL: "smtp://[::1]:25" }],
    ["mail that must begin TLS", { SMTP_URL: "smtp://mail.example.com:587?requireTLS=true" }],
    ["the bank's other host", { SATIM_URL: "https://test2.satim.dz/payment/rest" }],
    ["wide limits", { LIMIT_FACTOR: "20" }],
    ["a database on this machine", { DATABASE_URL: "postgres://u:p@127.0.0.1:5432/rihla" }],
    ["a database behind a socket", { DATABASE_URL: "postgres://u@localhost/r?host=/var/run/postgresql" }],
    [
      "a database that nobody else can listen to",
      { DATABASE_URL: "postgres://u:p@db/rihla", DATABASE_TLS: "private-network" },
    ],
    [
      "a support desk on this machine",
      {
        CHATWOOT_URL: "http://127.0.0.1:3000",
        CHATWOOT_INBOX: "inbox",
        CHATWOOT_IDENTITY_KEY: "identity",
        CHATWOOT_ACCOUNT: "1",
        CHATWOOT_ACCESS_TOKEN: "token",
      },
    ],
  ])("starts with %s", (_what, change) => {
    expect(() => readShopConfig({ ...real, ...change })).not.toThrow();
  });

  it("is told once of a key that is missing", () => {
    const read = () => readShopConfig({ ...real, SECRET_KEY: "" });
    expect(read).toThrow("SECRET_KEY: missing");
    expect(read).not.toThrow("easily guessed");
  });

  it("is what a shop is where nothing is said, and shows no examples", () => {
    expect(readShopConfig(real).COMPANIES).toBe("real");
  });

  it("takes a fee in every currency that is offered, or in none: left out, one would be free", () => {
    const [left = "", ...named] = offeredCurrencies;
    const fees = (codes: string[]) => codes.map((code) => `${code}:0`).join();
    refusing(real, { SERVICE_FEES: fees(named) });
    const { SERVICE_FEES } = readShopConfig({ ...real, SERVICE_FEES: fees([left, ...named]) });
    expect(Object.keys(SERVICE_FEES)).toEqual([left, ...named]);
    expect(readShopConfig(real).SERVICE_FEES).toEqual({});
  });

  it("leaves refunds to SATIM's site unless it is said that the shop may send them", () => {
    const refunds = (change: object) =>
      (readShopConfig({ ...real, ...change }).companies.satim as { SATIM_REFUNDS: string }).SATIM_REFUNDS;
    expect([refunds({}), refunds({ SATIM_REFUNDS: "api" })]).toEqual(["manual", "api"]);
  });
});

describe("a shop whose companies are played", () => {
  it("starts where all of them are on this machine, whatever its limits, key and database", () => {
    expect(readShopConfig(played).COMPANIES).toBe("played");
  });

  it.each<[string, Change]>([
    ["people can reach", { PUBLIC_URL: "https://rihla.example" }],
    ["people nearby can reach", { PUBLIC_URL: "http://192.168.1.20:3000" }],
    ["the real bank is told of", { SATIM_URL: "https://cib.satim.dz/payment/rest" }],
    ["mails leave", { SMTP_URL: "smtps://user:password@mail.example.com" }],
    ["a real credential is told to the sandbox", { SATIM_PASSWORD: "hunter2hunter2" }],
    ["a real desk is told of", { CHATWOOT_URL: "https://app.chatwoot.com", CHATWOOT_INBOX: "sandbox-inbox" }],
  ])("does not start where %s", (_what, change) => {
    refusing(played, change);
  });

  it("does not start with a company that is asked at its own address for want of another", () => {
    expect(() => readShopConfig({ ...played, STRIPE_SECRET_KEY: "sk_test_sandbox" })).toThrow(
      /^ {2}STRIPE_URL: not on this machine/m,
    );
  });
});

describe("a command that reaches nothing but the database", () => {
  const elsewhere = "postgres://u:p@db.example.com/rihla";

  it("does not send a real shop's password there for everybody to read", () => {
    const read = (change: Change) => () => readDatabaseUrls({ DATABASE_URL: elsewhere, ...change });
    expect(read({})).toThrow(/^ {2}DATABASE_URL: on another machine/m);
    expect(read({})).not.toThrow("db.example.com");
    expect(read({ MIGRATE_DATABASE_URL: elsewhere, DATABASE_URL: "postgres://u:p@localhost/r" })).toThrow(
      /^ {2}MIGRATE_DATABASE_URL: on another machine/m,
    );
    const changes: Change[] = [
      { COMPANIES: "played" },
      { DATABASE_TLS: "private-network" },
      { DATABASE_URL: `${elsewhere}?sslmode=verify-full` },
    ];
    for (const change of changes) expect(read(change)).not.toThrow();
  });
});
