import { afterAll, beforeAll, expect } from "vitest";
import { readShopConfig } from "../../apps/api/src/compose.ts";
import { attack } from "../../apps/api/src/testing/attack.ts";
import { apiEnvironment } from "../program/environment.ts";
import type { Announcement } from "../program/service.ts";
import { readSettings } from "../program/settings.ts";
import { type SandboxProcess, startSandboxProcess } from "../testing/sandbox-process.ts";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());

/** A shop that may open, with every company. */
const real: Record<string, string> = {
  DATABASE_URL: "postgres://rihla:password@127.0.0.1:5432/rihla",
  PUBLIC_URL: "https://rihla.example",
  SECRET_KEY: "0s8dWvUQmZr3oXk1Jt5cPy7bLg2fHn9aRi4eTqVwBxA",
  PAYMENT_METHODS: "cib:satim,card:stripe,wallet:wallet",
  SMTP_URL: "smtps://user:password@mail.example.com",
  SATIM_USERNAME: "shop",
  SATIM_PASSWORD: "password",
  SATIM_TERMINAL: "E010000001",
  CHARGILY_SECRET_KEY: "live_sk_1",
  STRIPE_SECRET_KEY: "sk_live_1",
  PAYPAL_CLIENT_ID: "client",
  PAYPAL_CLIENT_SECRET: "secret",
  AIRALO_CLIENT_ID: "client",
  AIRALO_CLIENT_SECRET: "secret",
  ESIM_ACCESS_CODE: "code",
  ESIM_ACCESS_SECRET: "secret",
  ESIM_GO_API_KEY: "key",
  CHATWOOT_INBOX: "inbox",
  CHATWOOT_IDENTITY_KEY: "identity",
  CHATWOOT_ACCOUNT: "1",
  CHATWOOT_ACCESS_TOKEN: "token",
};

/** Choices and a public key, which open nothing; and mail and chat, which a real shop may have on its own machine. */
const harmless = [
  "CHATWOOT_ACCOUNT",
  "CHATWOOT_URL",
  "PAYMENT_METHODS",
  "SATIM_CAPTCHA",
  "SATIM_REFUNDS",
  "SMTP_URL",
  "WEB_PUSH_PUBLIC_KEY",
];

const complaint = (environment: Record<string, string | undefined>): string => {
  try {
    readShopConfig(environment);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};
const names = (words: string): string[] =>
  [...words.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = ""]) => name);

attack("Start a real shop with each value that the sandbox publishes", { short: 1, whole: 1 }, async () => {
  expect(complaint(real)).toBe("");
  const published = Object.entries(sandbox.shopSettings);
  expect(published.length).toBeGreaterThan(40);
  const taken = published.filter(
    ([name, value]) => !names(complaint({ ...real, [name]: value })).includes(name),
  );
  expect(taken.map(([name]) => name).toSorted()).toEqual(harmless);
  for (const [name, value] of published)
    if (!harmless.includes(name)) expect(complaint({ ...real, [name]: value })).not.toContain(value);
});

attack(
  "Start the sandbox's shop with a real credential, address or shop address of each company",
  { short: 1, whole: 1 },
  async () => {
    const dataDir = makeThrowAwayFolder("published");
    const started = (environment: Record<string, string>) =>
      apiEnvironment(readSettings({ DATA_DIR: dataDir, ...environment }), {
        databaseUrl: "postgres://rihla@127.0.0.1:5432/rihla",
        apiPort: 3001,
        sandbox: { event: "listening", ...sandbox } as Announcement,
      });
    expect(complaint(started({}))).toBe("");
    const { DATABASE_URL: _, SECRET_KEY: __, PAYMENT_METHODS: ___, CHATWOOT_ACCOUNT: ____, ...owns } = real;
    const addresses = Object.keys(sandbox.shopSettings).filter((name) => name.endsWith("_URL"));
    const wanted = [
      ...Object.entries(owns),
      ...addresses.map(
        (name) => [name, name === "SMTP_URL" ? owns.SMTP_URL : "https://company.example"] as const,
      ),
    ];
    for (const [name, value = ""] of wanted) {
      const words = complaint(started({ [name]: value }));
      expect(names(words)).toContain(name);
      expect(words).not.toContain(value);
    }
    // Asking for a real shop beside the sandbox starts neither.
    expect(names(complaint(started({ COMPANIES: "real" }))).length).toBeGreaterThan(20);
    removeFolder(dataDir);
  },
);
