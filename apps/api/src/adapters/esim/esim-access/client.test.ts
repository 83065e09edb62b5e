import { describe, expect, it } from "vitest";
import { signatureOf } from "./client.ts";

describe("the signature", () => {
  it("is the one of the supplier's documented example", () => {
    expect(
      signatureOf("1628670421", "4ce9d9cdac9e4e17b3a2c66c358c1ce2", "11111", "1111", '{"imsi":"326543826"}'),
    ).toBe("7eb765e27df5373dea2dbc8c41a7d9557743e46c8054750f3d851b3fd01d0835");
  });
});
