import { expect } from "vitest";
import { attack } from "../../../../../scripts/testing/attack.ts";
import { browser, keptAddresses, request, type Said, send } from "./service-worker.test-kit.ts";

const forAll = { "cache-control": "public, max-age=60", "content-type": "application/json" };
const own = [
  "/api/v1/app/esims",
  "/api/v1/app/esims/0198c0de",
  "/api/v1/app/orders/K7PW4M2X",
  "/api/v1/app/orders/K7PW4M2X/esims",
  "/api/v1/app/shares/received",
  "/api/v1/app/wallet",
  "/api/v1/app/auth/me",
  "/api/v1/app/auth/me/export",
  "/api/v1/app/chat",
  "/api/v1/app/chat/photos/0198c0de",
  "/api/v1/app/payments/0198c0de",
  "/api/v1/app/plans-of-somebody",
];
attack(
  "an answer of somebody's own is kept for the next person, even where it is marked as everybody's",
  { short: own.length, whole: own.length },
  async () => {
    for (const address of own) {
      browser.answers.set(address, { status: 200, headers: forAll, body: "LPA:1$smdp$CODE" });
      expect([address, await send("fetch", request(address))]).toEqual([address, undefined]);
    }
    expect([keptAddresses(), browser.asked]).toEqual([[], []]);
  },
);

const notForAll: [string, Said][] = [
  ["a page of somebody's own", { status: 200, headers: { "cache-control": "private, no-cache" } }],
  ["no mark", { status: 200 }],
  ["no-store", { status: 200, headers: { "cache-control": "no-store, public" } }],
  ["a mark within another", { status: 200, headers: { "cache-control": "private=public" } }],
  ["an error", { status: 500, headers: forAll }],
  ["not found", { status: 404, headers: forAll }],
  ["a part", { status: 206, headers: forAll }],
];
attack(
  "a page or a public answer that is not for everybody, or went wrong, is kept",
  { short: notForAll.length * 2, whole: notForAll.length * 2 },
  async () => {
    for (const [what, said] of notForAll)
      for (const [address, mode] of [
        ["/fr/home", "navigate"],
        ["/api/v1/app/plans/FR-1", "cors"],
      ] as const) {
        browser.answers.set(address, { ...said, body: "<!doctype html><html lang='xx'>" });
        const answer = await send("fetch", request(address, { mode }));
        expect([what, answer?.status, keptAddresses()]).toEqual([what, said.status, []]);
      }
  },
);

attack(
  "an answer that was led elsewhere is kept under the first address",
  { short: 2, whole: 2 },
  async () => {
    browser.answers.set("/fr/profile", { status: 200, headers: forAll, body: "Amel Haddad" });
    for (const [address, mode] of [
      ["/fr/home", "navigate"],
      ["/api/v1/app/catalogue", "cors"],
    ] as const) {
      browser.answers.set(address, { status: 302, headers: { location: "/fr/profile" } });
      await send("fetch", request(address, { mode }));
    }
    expect(keptAddresses()).toEqual([]);
  },
);

const untouched: [string, object][] = [
  ["https://evil.example/assets/a.js", {}],
  ["/api/v1/app/catalogue", { method: "POST" }],
  ["/assets/a.js", { headers: new Headers({ range: "bytes=0-9" }) }],
  ["http://127.0.0.1:1/assets/a.js", {}],
];
attack(
  "what goes to another host, is written or is asked for in part passes through the worker",
  { short: untouched.length, whole: untouched.length },
  async () => {
    for (const [address, more] of untouched)
      expect([address, await send("fetch", request(address, more))]).toEqual([address, undefined]);
    expect(browser.asked).toEqual([]);
  },
);

attack(
  "a script that failed, or is somebody else's, is kept as one of the shop's",
  { short: 3, whole: 3 },
  async () => {
    for (const status of [404, 500, 403]) {
      browser.answers.set("/assets/a-1.js", { status, body: "alert(1)" });
      expect((await send("fetch", request("/assets/a-1.js")))?.status).toBe(status);
    }
    expect(keptAddresses()).toEqual([]);
  },
);

const foreign = [
  "https://evil.example/a.js",
  "//evil.example/assets/a.js",
  "/api/v1/app/esims",
  "/assets/../api/v1/app/wallet",
  "/assets/a/b.js",
  "/profile",
  "",
];
attack(
  "a page tells the worker to keep what is no file of the shop's, or a shell of another place",
  { short: foreign.length + 4, whole: foreign.length + 4 },
  async () => {
    const ports = [{ postMessage: () => {} }];
    await send("message", { data: { type: "keep", language: "fr", files: foreign }, ports });
    for (const language of ["../api/v1/app/wallet", "xx", "", "fr/../../profile"])
      await send("message", { data: { type: "keep", language, files: [] }, ports });
    expect(keptAddresses().filter((address) => address !== "/owner")).toEqual([]);
    expect(browser.asked.filter((address) => address !== "/shell/fr")).toEqual([]);
  },
);

const paths = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "http:evil.example/x",
];
attack("a notification leads out of the shop", { short: paths.length, whole: paths.length }, async () => {
  for (const path of paths) {
    await send("notificationclick", { notification: { close: () => {}, data: { path } } });
    expect([path, browser.opened.filter((address) => new URL(address).origin !== browser.origin)]).toEqual([
      path,
      [],
    ]);
  }
});
