import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RateLimiter } from "../../infra/outbound/rate-limiter.ts";
import type { EsimProvider } from "../../modules/esims/esim-provider.ts";
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
  "eSIM Access": () =>
    createEsimAccess({
      baseUrl: `${sandbox.url}/esim-access`,
      accessCode: "sandbox-access-code",
      secretKey: "sandbox-secret-key",
      turns,
    }),
  Airalo: () =>
    createAiralo({
      baseUrl: `${sandbox.url}/airalo/v2`,
      clientId: "sandbox-client-id",
      clientSecret: "sandbox-client-secret",
      turns: { usage: turns, other: turns },
    }),
  "eSIM Go": () =>
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

/** All that a dead worker would have left undone stands before "it leaves". */
describe.each([
  ["eSIM Access", ["a turn", "it leaves"]],
  ["Airalo", ["a turn", "it leaves"]],
  ["eSIM Go", ["a turn", "a turn", "it leaves"]],
])("at %s", (name, expected) => {
  const wish = { reference: randomUUID(), packageCode: "none", quantity: 1, periodDays: null };
  const leaves = async () => {
    happened.push("it leaves");
  };

  it("an order is said to leave after its turns in the line and every check", async () => {
    happened.length = 0;
    const packageCode = { "eSIM Access": "TN_1_7", "eSIM Go": "esim_1GB_7D_TN_V2" }[name] ?? wish.packageCode;
    await (providers[name] as () => EsimProvider)().placeOrder({ ...wish, packageCode }, leaves);
    expect(happened.slice(0, expected.length)).toEqual(expected);
    expect(happened.filter((one) => one === "it leaves")).toHaveLength(1);
  });
});
