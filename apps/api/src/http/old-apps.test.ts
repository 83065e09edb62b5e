import { basePath } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { isOlder } from "./old-apps.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ APP_LEAST_VERSION: "1.10.0" });
});
afterAll(() => shop.close());

const ask = (path: string, version?: string, method: "GET" | "POST" = "GET") =>
  shop.http.inject({
    method,
    url: basePath + path,
    headers: version === undefined ? {} : { "app-version": version },
  });

describe("an app that is too old", () => {
  it.each([
    ["/catalogue/facts", "GET"],
    ["/auth/me", "GET"],
    ["/quotes", "POST"],
  ] as const)("is told so by %s, with where the newest is to be had", async (path, method) => {
    const answer = await ask(path, "1.9.3", method);
    expect(answer.statusCode).toBe(410);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toMatchObject({ code: "app_version_too_old", stores: brand.stores });
  });

  it("is told so also where the answer for everybody else is kept", async () => {
    const seen = [
      await ask("/catalogue/facts"),
      await ask("/catalogue/facts"),
      await ask("/catalogue/facts", "1.9.3"),
    ];
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 410]);
  });
});

it.each(["1.10.0", "1.10.1", "2.0.0", "unknown"])("version %s is served", async (version) => {
  expect((await ask("/catalogue/facts", version)).statusCode).toBe(200);
});

it("versions are compared number by number", () => {
  const older = [
    ["1.9.9", "1.10.0"],
    ["0.9", "1"],
    ["1.9", "1.10"],
    ["1.9.0", "1.9.1"],
    ["9.0.0", "10.0.0"],
  ] as const;
  for (const [version, least] of older) {
    expect([version, isOlder(version, least)]).toEqual([version, true]);
    expect([version, isOlder(least, version)]).toEqual([version, false]);
  }
  for (const same of ["1.10", "1.10.0", "1.10.0.7"])
    expect([same, isOlder(same, "1.10.0")]).toEqual([same, false]);
  expect(isOlder("1.10.0", "1.10")).toBe(false);
  for (const unread of ["", "unknown", "v1", "1.0.0-beta"]) expect(isOlder(unread, "9")).toBe(false);
});
