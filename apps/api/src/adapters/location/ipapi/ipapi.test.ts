import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { IpLocation } from "../../../modules/location/ip-location.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createIpapi } from "./ipapi.ts";

const ip = "41.105.7.7";
let sandbox: Sandbox;
let location: IpLocation;

beforeAll(async () => {
  sandbox = await startSandbox();
  location = createIpapi({ url: sandbox.shopSettings.IPAPI_URL as string, key: undefined });
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const place = (settings: object) => sandbox.post("/controls/ipapi/settings", settings);
const spoil = (kind: string, more: object = {}) =>
  sandbox.fault({ endpoint: "ipapi:GET :ip/json/", kind, ...more });

it("tells the currency of where an address is", async () => {
  expect(await location.currencyAt(ip)).toBe("DZD");
  await place({ country: "FR", currency: "EUR" });
  expect(await location.currencyAt("2a02:8000:1:2::7")).toBe("EUR");
});

describe("tells none", () => {
  it("of an address that is nobody's place", async () => {
    await place({ country: "" });
    expect(await location.currencyAt("10.0.0.1")).toBeNull();
    await place({ country: "DZ", currency: "DZD" });
  });

  it.each(["html", "invalid-json", "empty", "drop", "status", "business-error"])(
    "where the answer is spoilt: %s",
    async (kind) => {
      await spoil(kind, { status: 503, errorCode: "RateLimited" });
      expect(await location.currencyAt(ip)).toBeNull();
      expect(await location.currencyAt(ip)).toBe("DZD");
    },
  );

  it("where nobody answers for two seconds", async () => {
    await spoil("slow", { ms: 60_000 });
    expect(await location.currencyAt(ip)).toBeNull();
  });

  it("where nobody is there", async () => {
    const away = createIpapi({ url: "http://127.0.0.1:9", key: undefined });
    expect(await away.currencyAt(ip)).toBeNull();
  });
});
