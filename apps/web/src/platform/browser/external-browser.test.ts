import { expect, test } from "vitest";
import { externalBrowserLink } from "./external-browser.ts";

test("an Android link names the address, its scheme, and the same address for who has no such browser", () => {
  expect(externalBrowserLink("https://cib.satim.dz/payment/pay.html?mdOrder=A1&language=fr")).toBe(
    "intent://cib.satim.dz/payment/pay.html?mdOrder=A1&language=fr#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fcib.satim.dz%2Fpayment%2Fpay.html%3FmdOrder%3DA1%26language%3Dfr;end",
  );
});
