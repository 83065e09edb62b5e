import { describe, expect, it } from "vitest";
import { withoutCodes } from "./without-codes.ts";

describe("what a person pastes", () => {
  it.each([
    ["an activation code", "Here: LPA:1$smdp.example.com$ABC-123 thanks", "Here: •••• thanks"],
    ["one without its prefix", "1$smdp.example.com$ABC-123", "••••"],
    ["a card", "ma carte 4111 1111 1111 1111 est refusée", "ma carte •••• est refusée"],
    ["one with a wrong digit", "carte 6280 1234 5678 9012", "carte ••••"],
    ["an EID", `EID ${"8".repeat(32)}`, "EID ••••"],
    ["a code and its word", "le code reçu est 4821", "le code reçu est ••••"],
    ["a PIN", "PIN: 0000 ne marche pas", "PIN: •••• ne marche pas"],
    ["an Arabic one, in its own digits", "الرمز هو ٤٨٢١", "الرمز هو ••••"],
    ["a code alone", " 482193 ", "••••"],
    ["an ICCID, but for its end", "ICCID 8910300000012345678", "ICCID ••••5678"],
  ])("%s can't be read", (_what, text, left) => {
    expect(withoutCodes(text)).toBe(left);
  });

  it.each([
    ["an order number", "Commande K7QM2RTX payée le 12/11/2026"],
    ["a telephone number", "+213 551 23 45 67"],
    ["a price", "J’ai payé 2450 DZD pour 10 Go"],
    ["a sentence about codes", "Je n’ai pas reçu le code QR"],
  ])("%s stays", (_what, text) => {
    expect(withoutCodes(text)).toBe(text);
  });
});
