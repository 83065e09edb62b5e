import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath, quietZone } from "./qr-path.ts";

test("the path covers exactly the dark modules, four clear modules from the edge", () => {
  const text = "LPA:1$rsp.example.com$K2-1XQ9B4-7HZPLC";
  const { data } = encode(text, { border: 0, ecc: "M" });
  const { path, size } = qrPath(text);
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let at = 0; at < Number(width); at++) {
      const row = drawn[Number(y) - quietZone];
      if (row) row[Number(x) - quietZone + at] = true;
    }
  expect(drawn).toEqual(data);
  expect(size).toBe(data.length + 8);
});
