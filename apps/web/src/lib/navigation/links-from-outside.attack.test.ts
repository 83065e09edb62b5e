import { brand } from "@rihla/i18n";
import { beforeEach, expect, vi } from "vitest";
import { attack } from "../../../../../scripts/testing/attack.ts";
import { openInBrowser } from "../../platform/browser/system-browser.native.ts";
import { openStorage } from "../../platform/storage/storage.ts";
import { api } from "../api/api.ts";
import { capturePromo } from "../storage/capture-promo.ts";
import { promoCode } from "../storage/promo-code.ts";
import { readDeepLink } from "./deep-link.ts";
import { insideAddress, parseNext } from "./inside-address.ts";
import { addressOfNotification } from "./tapped-notification.ts";

beforeEach(() => {
  vi.unstubAllGlobals();
  openStorage("device", { entries: () => [], write: () => {}, onChange: () => {} });
});

const { scheme, host } = brand.deepLink;
const evil = [
  "https://evil.example/esims",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n//evil.example",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>1</script>",
  "intent://evil.example#Intent;scheme=https;end",
  "file:///etc/passwd",
  "capacitor://localhost/../evil",
  "/%2F%2Fevil.example",
  "/..//evil.example",
  "/esims/../..//evil.example",
  "https:evil.example",
  "//user@evil.example:443",
  "/\u2028//evil.example",
];
const wrappings = [
  (lie: string) => lie,
  (lie: string) => `${scheme}:${lie}`,
  (lie: string) => `${scheme}://${host}/${lie}`,
  (lie: string) => `https://${host}${lie}`,
  (lie: string) => `https://${host}/ar/${lie}`,
  (lie: string) => `https://${host}@${lie.replace(/^\W+/, "")}`,
  (lie: string) => `https://${host}/details/${encodeURIComponent(lie)}`,
  (lie: string) => `https://${host}/success?order=${encodeURIComponent(lie)}`,
  (lie: string) => `https://${host}/payment-callback?status=success&payment=${encodeURIComponent(lie)}`,
];
/** Where a browser that stands on the shop's page would go. */
const goesTo = (to: string) => new URL(to, "https://shop.invalid/fr/home").origin;
const many = { short: evil.length * wrappings.length, whole: evil.length * wrappings.length };

attack(
  "a link to the app, by the app's scheme or the shop's address, leads out of the shop",
  many,
  async () => {
    for (const lie of evil)
      for (const wrap of wrappings) {
        const { to } = readDeepLink(wrap(lie), () => false);
        expect([wrap(lie), to.startsWith("/"), goesTo(to)]).toEqual([
          wrap(lie),
          true,
          "https://shop.invalid",
        ]);
        expect(to).not.toMatch(/^\/(wallet|profile|login|pay|for-you|mails|qr-scanner|api)/);
      }
  },
);

attack(
  "a link claims that a payment of somebody else's has gone well, or names it",
  { short: 4, whole: 4 },
  async () => {
    for (const page of ["payment-callback", "payment/result", "wallet", "nowhere"])
      expect(
        readDeepLink(`${scheme}://${page}?status=success&payment=another&order=ABC`, () => false).to,
      ).toBe("/esims");
  },
);

attack(
  "signing in, or a notification that was pressed, leads out of the shop",
  { short: evil.length * 2, whole: evil.length * 2 },
  async () => {
    for (const lie of evil) {
      const next = parseNext(new URLSearchParams({ next: lie }));
      for (const to of [
        next ?? "/",
        insideAddress(lie) ?? "/",
        addressOfNotification({ path: lie }),
        addressOfNotification({ path: `/ar${lie}` }),
      ])
        expect([lie, to.startsWith("/"), goesTo(to)]).toEqual([lie, true, "https://shop.invalid"]);
    }
  },
);

const climbing = [
  "..",
  ".",
  "../wallet",
  "..%2fwallet",
  "%2e%2e",
  "a/../../wallet",
  "..\\wallet",
  ".%2e",
  "?x",
  "#x",
];
attack(
  "a number in an address climbs out of its place in the api",
  { short: climbing.length, whole: climbing.length },
  async () => {
    for (const number of climbing) {
      const asked: string[] = [];
      vi.stubGlobal("fetch", async (address: string) => {
        asked.push(new URL(address, "https://shop.invalid").pathname);
        return new Response("{}", { status: 404 });
      });
      const calls = [
        api("GET /orders/{number}", { path: { number } }),
        api("POST /orders/{number}/payments", { path: { number }, body: { method: "cib" } }),
        api("DELETE /orders/{number}", { path: { number } }),
      ];
      for (const call of calls) await expect(call).rejects.toThrow();
      for (const path of asked)
        expect([number, path]).toEqual([
          number,
          expect.stringMatching(/^\/api\/v1\/app\/orders\/[^/]+(\/payments)?$/),
        ]);
    }
  },
);

const promos = [
  "<img src=x onerror=alert(1)>",
  "A".repeat(5000),
  "Call+213555000000!",
  "AID\u202e2026",
  "a;b",
  "'--",
  "\0",
  "AID/../x",
  "{{7*7}}",
  "http://evil.example",
];
attack(
  "a promo code in a link is no code: words for the screen, markup, thousands of letters",
  { short: promos.length, whole: promos.length },
  async () => {
    for (const promo of promos) {
      promoCode.write(undefined);
      const replaceState = vi.fn();
      vi.stubGlobal("location", { href: `https://${host}/fr/home?${new URLSearchParams({ promo })}` });
      vi.stubGlobal("history", { state: null, replaceState });
      capturePromo();
      expect([promo, promoCode.read()]).toEqual([promo, undefined]);
      expect(String(replaceState.mock.calls[0]?.[2])).not.toContain("promo");
      expect(
        readDeepLink(`${scheme}://home?${new URLSearchParams({ promo })}`, () => false).promo,
      ).toBeUndefined();
    }
  },
);

attack(
  "the app is made to open what is no page: a script, a file, another app",
  { short: 6, whole: 6 },
  async () => {
    for (const lie of [
      "javascript:alert(1)",
      "intent://x#Intent;end",
      "file:///x",
      "tel:+213555",
      "rihla://esims",
      " https://x",
    ])
      expect(await openInBrowser(lie)).toBe(false);
  },
);
