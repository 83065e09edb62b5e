import { describe, expect, it } from "vitest";
import { checksumOf, createSatimCallback } from "./callback.ts";

const fields = {
  mdOrder: "V721uPPfNNofVQAAABL3",
  operation: "deposited",
  orderNumber: "CMD0000004",
  status: "1",
};
const checksum = "DB61D6920A48CE4F48633DA0D024CA77CC2877E18FEEDD5066BF53C36FF40880";
const request = (sent: Record<string, string>) => ({
  token: "",
  fields: sent,
  body: null,
  rawBody: "",
  headers: {},
});

describe("the gateway's callback", () => {
  it("has the checksum of the known example", () => {
    expect(checksumOf(fields, "bank_secret")).toBe(checksum);
  });

  it("is a hint about one payment when its checksum fits, in either case of letters", () => {
    const callback = createSatimCallback("bank_secret");
    const expected = { key: "V721uPPfNNofVQAAABL3:deposited:1", hint: { paymentRef: fields.mdOrder } };
    expect(callback.read(request({ ...fields, checksum }))).toEqual(expected);
    expect(callback.read(request({ ...fields, checksum: checksum.toLowerCase() }))).toEqual(expected);
  });

  it("is turned away unsigned, badly signed, or altered", () => {
    const callback = createSatimCallback("bank_secret");
    expect(callback.read(request(fields))).toBeNull();
    expect(callback.read(request({ ...fields, checksum: "00" }))).toBeNull();
    expect(callback.read(request({ ...fields, mdOrder: "other", checksum }))).toBeNull();
  });
});
