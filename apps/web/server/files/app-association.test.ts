import { shopApp } from "@rihla/i18n";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { createHttp } from "../create-http.ts";
import { type AssociatedApp, appAssociation } from "./app-association.ts";

const registered: AssociatedApp = {
  id: "example.rihla.app",
  appleTeam: "A1B2C3D4E5",
  androidCertificates: ["ab:cd:ef"],
};

let shop: FastifyInstance;
afterEach(() => shop.close());

async function asked(name: string, of: AssociatedApp = registered, headers = {}) {
  shop = createHttp({ headers: {}, log: pino({ level: "silent" }), metrics: null, trustedProxies: [] });
  await shop.register(appAssociation, { of });
  return shop.inject({ url: `/.well-known/${name}`, headers });
}

/** As Apple's servers and phones read the list: the first that matches decides. */
function opensApp(path: string, components: { "/": string; exclude?: boolean }[]): boolean {
  const asPattern = (text: string) => new RegExp(`^${text.replaceAll("*", ".*")}$`);
  const first = components.find((component) => asPattern(component["/"]).test(path));
  return first !== undefined && first.exclude !== true;
}

describe.each(["apple-app-site-association", "assetlinks.json"])("%s", (name) => {
  test("is JSON at its own address, for an hour, and not sent twice", async () => {
    const answer = await asked(name);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
    const known = await asked(name, registered, { "if-none-match": answer.headers.etag });
    expect(known.statusCode).toBe(304);
  });

  test("is not there while nobody has registered the app", async () => {
    const answer = await asked(name, { ...registered, appleTeam: null, androidCertificates: [] });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
  });
});

test("an iPhone opens the app for its pages in any language, and never for the api or where a bank sends people back", async () => {
  const { details } = (await asked("apple-app-site-association")).json().applinks;
  expect(details[0].appIDs).toEqual(["A1B2C3D4E5.example.rihla.app"]);
  const opened = ["/esims", "/ar/esims", "/fr/packages/FR", "/details/7", "/success", "/api/v1/app/esims"];
  const left = [
    // The bank's return: the browser that paid holds the proof of the order.
    "/payment-callback",
    "/fr/payment-callback",
    // Whoever pays for another, or is given an eSIM, may have no app of theirs to open it in.
    "/pay",
    "/for-you",
    // A sign-in ends where it began.
    "/login",
    "/",
    // Below another page, or in a language that the shop has not: nor are these in the Android shell.
    "/guide/esims",
    "/de/home",
  ];
  expect([...opened, ...left].filter((path) => opensApp(path, details[0].components))).toEqual(
    opened.slice(0, -1),
  );
});

test("Android is told the app's id and the keys that it is signed with", async () => {
  const [statement] = (await asked("assetlinks.json")).json();
  expect(statement).toEqual({
    relation: ["delegate_permission/common.handle_all_urls"],
    target: {
      namespace: "android_app",
      package_name: "example.rihla.app",
      sha256_cert_fingerprints: ["AB:CD:EF"],
    },
  });
});

test("what the brand file names can be an app's id and its keys", () => {
  expect(shopApp.id).toMatch(/^[a-z]\w*(\.[a-z]\w*)+$/);
  expect(shopApp.appleTeam ?? "A1B2C3D4E5").toMatch(/^[A-Z0-9]{10}$/);
  for (const print of shopApp.androidCertificates)
    expect(print).toMatch(/^([0-9A-Fa-f]{2}:){31}[0-9A-Fa-f]{2}$/);
});
