import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RateLimiter } from "../../infra/outbound/rate-limiter.ts";
import type { EsimProvider } from "../../modules/esims/esim-provider.ts";
import { companyFolders } from "../../testing/company-folders.ts";
import { type Sandbox, startSandbox } from "../../testing/sandbox.ts";
import { createAiralo } from "./airalo/airalo.ts";
import { createEsimAccess } from "./esim-access/esim-access.ts";
import { createEsimGo } from "./esim-go/esim-go.ts";

let sandbox: Sandbox;
const happened: string[] = [];
const turns: RateLimiter = {
  call: (_haste, call) => {
    happened.push("a turn");
    return call();
  },
  ease: async () => {},
};
const providers: Record<string, () => EsimProvider> = {
  "esim-access": () =>
    createEsimAccess({
      baseUrl: `${sandbox.url}/esim-access`,
      accessCode: "sandbox-access-code",
      secretKey: "sandbox-secret-key",
      turns,
    }),
  airalo: () =>
    createAiralo({
      baseUrl: `${sandbox.url}/airalo/v2`,
      clientId: "sandbox-client-id",
      clientSecret: "sandbox-client-secret",
      turns: { usage: turns, other: turns },
    }),
  "esim-go": () =>
    createEsimGo({
      baseUrl: `${sandbox.url}/esim-go/v2.5`,
      apiKey: "sandbox-api-key",
      paysBack: true,
      turns,
    }),
};

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

it("is looked at of every supplier", () => {
  const names = Object.keys(providers).toSorted();
  expect(names).toEqual(companyFolders("esim"));
  expect(beforeSending.map(([name]) => name).toSorted()).toEqual(names);
});

/** All that a dead worker would have left undone stands before "it leaves". */
const beforeSending: [supplier: string, happened: string[]][] = [
  ["esim-access", ["a turn", "it leaves"]],
  ["airalo", ["a turn", "it leaves"]],
  ["esim-go", ["a turn", "a turn", "it leaves"]],
];
describe.each(beforeSending)("at %s", (name, expected) => {
  const wish = { reference: randomUUID(), packageCode: "none", quantity: 1, periodDays: null };
  const leaves = async () => {
    happened.push("it leaves");
  };

  it("an order is said to leave after its turns in the line and every check", async () => {
    happened.length = 0;
    const packageCode = { "esim-access": "TN_1_7", "esim-go": "esim_1GB_7D_TN_V2" }[name] ?? wish.packageCode;
    await (providers[name] as () => EsimProvider)().placeOrder({ ...wish, packageCode }, leaves);
    expect(happened.slice(0, expected.length)).toEqual(expected);
    expect(happened.filter((one) => one === "it leaves")).toHaveLength(1);
  });
});
