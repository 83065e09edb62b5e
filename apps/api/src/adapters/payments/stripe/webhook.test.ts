import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createStripeWebhook } from "./webhook.ts";

const secret = "whsec_local_test";
const known = '{"id":"evt_test_1","object":"event","type":"checkout.session.completed"}';
const knownSignature = "1686113c0b10bf12095b64548562e7efaa9e9767fb1099c6a0d8f991e3dcf1b2";
const knownTime = 1_700_000_000;

const webhook = createStripeWebhook(secret);
const now = () => Math.floor(Date.now() / 1000);
const sign = (body: string, at: number, key = secret) =>
  createHmac("sha256", key).update(`${at}.${body}`).digest("hex");
const read = (rawBody: string, signature?: string) =>
  webhook.read({
    token: "",
    headers: { "stripe-signature": signature },
    fields: {},
    body: JSON.parse(rawBody),
    rawBody,
  });
const about = (object: object) => JSON.stringify({ id: "evt_1", object: "event", data: { object } });

describe("Stripe's webhook", () => {
  it("has the signature of the known example, which is too old to be taken today", async () => {
    expect(sign(known, knownTime)).toBe(knownSignature);
    expect(await read(known, `t=${knownTime},v1=${knownSignature}`)).toBeNull();
    const at = now();
    expect(await read(known, `t=${at},v1=${sign(known, at)}`)).toEqual({ key: "evt_test_1", hint: {} });
  });

  it("is a hint about the session that it is about", async () => {
    const [body, at] = [about({ object: "checkout.session", id: "cs_1", payment_status: "paid" }), now()];
    const expected = { key: "evt_1", hint: { paymentRef: "cs_1" } };
    expect(await read(body, `t=${at},v1=${sign(body, at)}`)).toEqual(expected);
  });

  it("is a hint about the dispute that it is about, whatever it says became of it", async () => {
    const [body, at] = [about({ object: "dispute", id: "du_1", status: "won" }), now()];
    const expected = { key: "evt_1", hint: { dispute: "du_1" } };
    expect(await read(body, `t=${at},v1=${sign(body, at)}`)).toEqual(expected);
  });

  it("is taken, and leads to no payment, when it is about anything else", async () => {
    const [body, at] = [about({ object: "charge", id: "ch_1" }), now()];
    expect(await read(body, `t=${at},v1=${sign(body, at)}`)).toEqual({ key: "evt_1", hint: {} });
  });

  it("is taken with any of several signatures, while the secret is being changed", async () => {
    const [body, at] = [about({ object: "charge" }), now()];
    const signatures = `t=${at},v1=${sign(body, at, "whsec_old")},v1=${sign(body, at)},v0=${sign(body, at)}`;
    expect(await read(body, signatures)).not.toBeNull();
  });

  it.each<[string, (body: string, at: number) => string | undefined]>([
    ["unsigned", () => undefined],
    ["with an empty signature", () => ""],
    ["signed with another secret", (body, at) => `t=${at},v1=${sign(body, at, "whsec_guess")}`],
    ["signed in the old scheme only", (body, at) => `t=${at},v0=${sign(body, at)}`],
    ["signed for another body", (body, at) => `t=${at},v1=${sign(`${body} `, at)}`],
    ["signed for another time", (body, at) => `t=${at},v1=${sign(body, at - 1)}`],
    ["signed longer ago than five minutes", (body, at) => `t=${at - 302},v1=${sign(body, at - 302)}`],
  ])("is turned away %s", async (_how, signature) => {
    const body = about({ object: "checkout.session", id: "cs_1" });
    expect(await read(body, signature(body, now()))).toBeNull();
  });
});
