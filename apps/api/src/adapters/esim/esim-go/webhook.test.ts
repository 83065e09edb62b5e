import { describe, expect, it } from "vitest";
import { createEsimGoWebhook, signatureOf } from "./webhook.ts";

const key = "demo-api-key";
const source = createEsimGoWebhook(key);
const read = (rawBody: string, signature: string | undefined) =>
  source.read({
    token: "",
    fields: {},
    headers: { "x-signature-sha256": signature },
    body: JSON.parse(rawBody),
    rawBody,
  });
const used = '{"iccid":"8944000000000000000","alertType":"Utilisation"}';

describe("eSIM Go's signature", () => {
  it("is the one that was worked out by hand", () => {
    expect(signatureOf(used, key, "base64")).toBe("xBSgbTE0pvM5HSwcn7mnZdDNsLyWSWRINRGnY7p2e4w=");
  });

  it.each(["base64", "hex"] as const)("is known in %s", (encoding) => {
    expect(read(used, signatureOf(used, key, encoding))).toEqual({
      key: expect.any(String),
      hint: { providerEsim: "8944000000000000000" },
    });
  });

  it.each([undefined, "", "00", signatureOf(`${used} `, key, "base64"), signatureOf(used, "another", "hex")])(
    "that is %j opens nothing",
    (signature) => expect(read(used, signature)).toBeNull(),
  );

  it("goes with an ICCID without quotes, all of whose digits are kept", () => {
    const bare = '{"iccid":8944000000000000001,"alertType":"FirstUse"}';
    expect(read(bare, signatureOf(bare, key, "base64"))).toMatchObject({
      hint: { providerEsim: "8944000000000000001" },
    });
  });

  it("on news of the balance is about no eSIM", () => {
    const low = '{"alertType":"LowBalance","balance":20}';
    expect(read(low, signatureOf(low, key, "base64"))).toMatchObject({ hint: { providerEsim: undefined } });
  });

  it.each(["[1]", "null", "{}"])("on %s is no event", (body) => {
    expect(read(body, signatureOf(body, key, "base64"))).toBeNull();
  });
});
