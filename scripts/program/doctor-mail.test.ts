import { expect, test } from "vitest";
import { checkMail, type TextsOf } from "./doctor-mail.ts";

const sender = {
  MAIL_FROM: "Rihla <no-reply@shop.example>",
  MAIL_DKIM_SELECTOR: "s1",
  MAIL_BOUNCES_TO: "bounce@shop.example",
};
const whole: Record<string, string[]> = {
  "shop.example": ["google-site-verification=x", "v=spf1 include:_spf.mail.example -all"],
  "s1._domainkey.shop.example": ["v=DKIM1; k=rsa; p=MIIBIjANBg"],
  "_dmarc.shop.example": ["v=DMARC1; p=quarantine; rua=mailto:d@shop.example"],
};
const answering =
  (changes: Record<string, string[]> = {}): TextsOf =>
  async (name) =>
    ({ ...whole, ...changes })[name] ?? [];
const servers = async (domain: string) => (domain.endsWith("shop.example") ? ["mx.shop.example"] : []);
const gap = (changes: Record<string, string[]>, from: Parameters<typeof checkMail>[0] = sender) =>
  checkMail(from, answering(changes), servers).then(
    () => "none",
    (error: Error) => error.message,
  );

test("a domain whose three records are there is fine", async () => {
  expect(await checkMail(sender, answering(), servers)).toContain("shop.example are there");
  expect(await gap({ "shop.example": ["v=spf1 redirect=_spf.mail.example"] })).toBe("none");
  expect(await gap({}, { ...sender, MAIL_FROM: "no-reply@shop.example" })).toBe("none");
});

test.each([
  [{ "shop.example": [] }, "no SPF record"],
  [{ "shop.example": ["v=spf1 +all"] }, "lets anybody send"],
  [{ "shop.example": ["v=spf1 mx -all", "v=spf1 a -all"] }, "more than one"],
  [{ "s1._domainkey.shop.example": [] }, "no DKIM key at s1._domainkey.shop.example"],
  [{ "s1._domainkey.shop.example": ["v=DKIM1; p="] }, "is withdrawn"],
  [{ "_dmarc.shop.example": [] }, "no DMARC record"],
  [{ "_dmarc.shop.example": ["v=DMARC1; p=none"] }, "only watches"],
])("what is missing is named: %j", async (changes, words) => {
  expect(await gap(changes as Record<string, string[]>)).toContain(words);
});

test("all that is missing is told at once, also that no selector is known and no sender", async () => {
  const told = await gap({ "shop.example": [], "_dmarc.shop.example": [] }, { MAIL_FROM: sender.MAIL_FROM });
  for (const word of ["SPF", "MAIL_DKIM_SELECTOR", "DMARC"]) expect(told).toContain(word);
  await expect(checkMail({}, answering(), servers)).rejects.toThrow("MAIL_FROM");
});

test("mails that come back have a server that takes them, at a domain that says who may send", async () => {
  const returningTo = (MAIL_BOUNCES_TO?: string, changes = {}) =>
    gap(changes, { ...sender, MAIL_BOUNCES_TO });
  expect(await returningTo()).toContain("MAIL_BOUNCES_TO is not set");
  expect(await returningTo("bounce@elsewhere.example")).toContain("no mail server (MX)");
  expect(await returningTo("bounce@back.shop.example")).toContain(
    "back.shop.example (MAIL_BOUNCES_TO): no SPF",
  );
  expect(await returningTo("bounce@back.shop.example", { "back.shop.example": ["v=spf1 mx -all"] })).toBe(
    "none",
  );
});
