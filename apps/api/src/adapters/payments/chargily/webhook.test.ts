import { describe, expect, it } from "vitest";
import { createChargilyWebhook, signatureOf } from "./webhook.ts";

const key = "test_sk_local";
const known =
  '{"id":"01testevent","entity":"event","livemode":"false","type":"checkout.paid","data":{"id":"01testcheckout","entity":"checkout","amount":2500,"status":"paid"}}';
const knownSignature = "532ba6f43435b3ca1b13f9be49aa606b6de528a79d9a2980f9f9821a15ed041e";

const webhook = createChargilyWebhook(key);
const read = (rawBody: string, signature: string | undefined = signatureOf(rawBody, key)) =>
  webhook.read({ token: "", headers: { signature }, fields: {}, body: JSON.parse(rawBody), rawBody });

describe("Chargily's webhook", () => {
  it("has the signature of the known example", () => {
    expect(signatureOf(known, key)).toBe(knownSignature);
  });

  it("is a hint about one checkout when its signature fits, in either case of letters", () => {
    const expected = { key: "01testevent", hint: { paymentRef: "01testcheckout" } };
    expect(read(known, knownSignature)).toEqual(expected);
    expect(read(known, knownSignature.toUpperCase())).toEqual(expected);
  });

  it.each([
    ["unsigned", undefined],
    ["with an empty signature", ""],
    ["signed with another key", signatureOf(known, "another")],
    ["signed for another body", signatureOf(`${known} `, key)],
  ])("is turned away %s", (_how, signature) => {
    const request = {
      token: "",
      headers: { signature },
      fields: {},
      body: JSON.parse(known),
      rawBody: known,
    };
    expect(webhook.read(request)).toBeNull();
  });

  it.each([
    [
      "of a kind that is not known",
      '{"id":"e1","type":"customer.created","data":{"id":"c1","entity":"customer"}}',
    ],
    ["with nothing in it", '{"id":"e1","livemode":true}'],
  ])("is taken %s, and leads to no payment", (_what, body) => {
    expect(read(body)).toEqual({ key: "e1", hint: {} });
  });

  it("is told apart by what it says where it has no id", async () => {
    const [one, other] = [await read('{"type":"x"}'), await read('{"type":"y"}')];
    expect(one).toHaveProperty("key");
    expect(one).not.toEqual(other);
    expect(read('{"type":"x"}')).toEqual(one);
  });
});
