import { expect, test } from "vitest";
import { askedFor } from "./page-request.ts";

test("tells askers apart by what a page depends on, and by no other cookie", () => {
  const asked = (headers: Record<string, string>) => askedFor({ url: "/home", headers });
  const different = [
    asked({}),
    asked({ cookie: "LANG=ar" }),
    asked({ cookie: "CURRENCY=usd; LANG=ar" }),
    asked({ "accept-encoding": "br" }),
  ];
  expect(new Set(different).size).toBe(different.length);
  expect(asked({ cookie: "visits=7; LANG=ar" })).toBe(asked({ cookie: "LANG=ar" }));
  for (const cookie of ["my-LANG=ar", "LANG=ar/x", "note=LANG=ar"]) expect(asked({ cookie })).toBe(asked({}));
});
