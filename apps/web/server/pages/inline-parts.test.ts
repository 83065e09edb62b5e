import { expect, test } from "vitest";
import { policyFor } from "../security-headers.ts";
import { hashSource } from "./inline-parts.ts";

test("the policy lets the page's own styles and scripts pass by their content, and no other", () => {
  const policy = policyFor({ recallLanguage: "1", recallOwn: "2", keepEarly: "3", importMap: "{}" }, [
    "a{}",
    "b{}",
  ]);
  expect(policy).toContain(`style-src 'self' ${hashSource("a{}")} ${hashSource("b{}")};`);
  expect(policy).toContain(
    `script-src 'self' 'wasm-unsafe-eval' ${hashSource("1")} ${hashSource("2")} ${hashSource("3")} ${hashSource("{}")};`,
  );
  expect(policy).not.toMatch(/(script|style)-src [^;]*'unsafe-inline'/);
});

test("hashes as the standard's own example does", () => {
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
