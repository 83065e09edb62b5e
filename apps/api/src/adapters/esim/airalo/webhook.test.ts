import { describe, expect, it } from "vitest";
import { createAiraloWebhook, escapeAll, escapeSlashes, signatureOf } from "./webhook.ts";

const secret = "demo-secret";
const source = createAiraloWebhook(secret);
const read = (rawBody: string, signature: string | undefined) =>
  source.read({
    token: "",
    fields: {},
    headers: { "airalo-signature": signature },
    body: JSON.parse(rawBody),
    rawBody,
  });
const lowData = {
  level: "75%",
  package_name: "Égypte 1 Go",
  iccid: "8944000000000000001",
  u: "https://a.example/x",
};

describe("Airalo's signature", () => {
  it("is the one that was worked out by hand, with slashes escaped and without", () => {
    const body = { package_id: "demo-7days-1gb", quantity: 1, u: "https://a.example/x" };
    expect(signatureOf(escapeSlashes(body), secret)).toBe(
      "006882935abab2405195d8d1e82e0640ad74ff3667b8344e93c08a42ea8b3b1a45751e0768dfa9db1eeab24cdf85f6fcd9e3df80d691ba1a1b13bc5815087ecc",
    );
    expect(signatureOf(JSON.stringify(body), secret)).toBe(
      "44dd81f7e176bef25c3d2080fbc99ffabed63b46eea978c39c8dcbac3d5327a8affac6d0bd56133311fa774cd0474c97f35ee76b5b1b86cd7a1d3347edb0aa60",
    );
  });

  it.each([
    ["as it came", (body: object) => JSON.stringify(body)],
    ["with slashes escaped", escapeSlashes],
    ["as PHP writes it", escapeAll],
  ])("is known over the body %s", (_how, written) => {
    const signature = signatureOf(written(lowData), secret);
    expect(read(JSON.stringify(lowData), signature)).toEqual({
      key: expect.any(String),
      hint: { providerEsim: lowData.iccid },
    });
  });

  it.each([
    undefined,
    "",
    "00",
    signatureOf("another body", secret),
    signatureOf(JSON.stringify(lowData), "another"),
  ])("that is %j opens nothing", (signature) => {
    expect(read(JSON.stringify(lowData), signature)).toBeNull();
  });

  it("on something that is no object is no event", () => {
    expect(read("[1]", signatureOf("[1]", secret))).toBeNull();
    expect(read("null", signatureOf("null", secret))).toBeNull();
  });
});
