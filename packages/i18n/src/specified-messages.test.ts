import { readFileSync } from "node:fs";
import type { Language } from "@rihla/contract";
import { describe, expect, test } from "vitest";
import { entriesOf, type MessageTree } from "./message-arguments.ts";
import { withRules } from "./rule-figures.ts";

/** As people read it, with the rules' figures. */
function read(language: Language, namespace: string): Map<string, string> {
  const file = readFileSync(new URL(`./messages/${language}/${namespace}.json`, import.meta.url), "utf8");
  const said = withRules(file, language).replaceAll("\u00a0", " ");
  return entriesOf(JSON.parse(said) as MessageTree);
}

/** What the product's specification says when something is missing, wrong or refused, in its own words. */
const specified: [key: string, english: string | RegExp][] = [
  ["required.email", "Email is required"],
  ["field.invalid_email", "Please enter a valid email address"],
  ["code.invalid_email", "Please enter a valid email address"],
  ["required.name", "Name is required"],
  ["field.name_too_short", "Name must be at least 2 characters long"],
  ["field.name_too_long", "Name must be less than 50 characters"],
  ["required.country", "Please select your country"],
  ["field.invalid_country", "Please select your country"],
  ["required.phone", /required/],
  ["field.phone_country_code_missing", "Please select a country code first"],
  ["field.invalid_phone", /not valid for this country/],
  ["field.days_out_of_range", "You can buy between 1 and 90 days"],
  ["code.days_out_of_range", "You can buy between 1 and 90 days"],
  ["code.confirmation_mismatch", /DELETE/],
  ["scan.empty", "Please enter QR code data"],
  ["code.voucher_invalid_format", /valid eSIM activation code/],
  ["code.coupon_invalid", "Invalid promo code"],
  ["code.coupon_blocked", "Blocked promo code"],
  ["code.coupon_usage_limit", /usage limit/],
  ["code.coupon_not_yet_active", /not yet active/],
  ["code.coupon_expired", /expired/],
  ["code.coupon_already_used", /already used/],
  ["code.coupon_package_not_found", /^Package not found/],
  ["code.coupon_minimum_not_met", "Minimum order value not met"],
  ["code.coupon_invalid_percentage", "Invalid discount percentage"],
  ["code.coupon_refused", "Invalid, expired or already used coupon code"],
  ["code.pin_incorrect", "Incorrect PIN"],
  ["code.pin_blocked", /contact support/],
  ["code.not_found", /e-mail used at purchase/],
  ["scan.invalid", "Invalid QR code"],
  ["code.voucher_not_found", "Code not found"],
  ["code.voucher_used", "Invalid or already used code"],
  ["code.voucher_already_activated", "Already activated"],
  ["code.voucher_activation_failed", /Try again or contact support/],
  ["scan.permission", /camera/],
  ["scan.unsupported", /enter the code by hand/],
  ["scan.failed", /scanner could not start/],
  ["code.payment_failed", "Your payment could not be processed. Please try again."],
  ["code.payment_pending", /still being processed/],
  ["general.popupBlocked", "Popup was blocked by your browser"],
  ["general.failed", "Your operation has failed"],
  ["code.internal_error", /^Your operation has failed. Try again later/],
  ["general.invalidEmail", "Invalid email address"],
  ["general.invalidUrl", "Invalid URL"],
];
const elsewhere: [namespace: string, key: string, english: string | RegExp][] = [
  ["profile", "deletion.failedTitle", "Failed to delete account"],
  ["profile", "deletion.typeLabel", /DELETE/],
  ["profile", "notifications.denied", /allow them later/],
  ["profile", "notifications.failed", /could not be requested/],
  ["profile", "personal.emailLocked", /security/],
  ["profile", "personal.phoneSoon", /under development/],
  ["account", "code.resend", "Resend code"],
  ["cart", "title", "My Cart"],
  ["cart", "proceed", "Proceed to payment"],
  ["cart", "empty.title", "No order found"],
  ["payment", "redirect.title", "Redirecting to Payment"],
  [
    "payment",
    "redirect.body",
    "You will be redirected to our secure payment gateway to complete your transaction.",
  ],
  ["payment", "redirect.continue", "Continue"],
  ["payment", "home", "Back to home"],
  ["payment", "pending.title", /still being processed/],
  ["payment", "pending.body", /wait.*check again/],
  ["wallet", "pin.confirm", "Confirm"],
];
const table = [...specified.map(([key, english]) => ["problems", key, english] as const), ...elsewhere];

describe.each(table)("%s %s", (namespace, key, english) => {
  test("says in English what is specified", () => {
    expect(read("en", namespace).get(key)).toMatch(typeof english === "string" ? exactly(english) : english);
  });

  test("is said in French and in Arabic, each in its own words and script", () => {
    const [inEnglish, french, arabic] = (["en", "fr", "ar"] as const).map((language) =>
      read(language, namespace).get(key),
    );
    expect(french).toBeTruthy();
    expect(french).not.toBe(inEnglish);
    expect(arabic).toMatch(/[\u0600-\u06ff]/);
    expect(french).not.toMatch(/[\u0600-\u06ff]/);
  });
});

// The specification writes these in French only.
test.each([
  ["pin.forgotten", "Oublié"],
  ["pin.blockedPad", "PIN bloqué. Veuillez contacter le support."],
  ["pin.attemptsLeft", /other \{# tentatives restantes\}/],
])("the PIN pad says %s in French as specified", (key, words) => {
  expect(read("fr", "wallet").get(key)).toMatch(typeof words === "string" ? exactly(words) : words);
});

const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
