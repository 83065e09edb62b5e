import { expect, test } from "vitest";
import { goodFor } from "./good-for.ts";

test("promises of a reduced speed only what it does", () => {
  expect([128, 256, 384, 512, 1250, 2000].map(goodFor)).toEqual([
    "messages",
    "messages",
    "pages",
    "pages",
    "pages",
    "most",
  ]);
});
