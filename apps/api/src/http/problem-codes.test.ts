import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Endpoint, endpoints, fieldErrorCodes, problemCodes, problemsOf } from "@rihla/contract";
import { describe, expect, it } from "vitest";

/** Named by the specification for screens that are still to come; raised and declared from then on. */
const waiting = ["invalid_email", "compatibility_not_confirmed", "terms_not_accepted", "payment_failed"];

const source = path.resolve(import.meta.dirname, "..");
const raised = new Set(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !/\.test(-kit)?\.ts$|conformance/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(source, file), "utf8").matchAll(/new Refusal\(\s*"(\w+)"/g),
    ])
    .map(([, code]) => code as string),
);
const declared = new Set<string>(
  (Object.entries(endpoints) as [string, Endpoint][]).flatMap(([key, endpoint]) => problemsOf(key, endpoint)),
);
const sorted = (codes: Iterable<string>) => [...codes].toSorted();

describe("a problem code", () => {
  it("that is raised is declared by an endpoint, and one that is declared is raised", () => {
    expect(sorted(declared)).toEqual(sorted(raised));
  });

  it("stands in the closed list only if something raises it, or the specification waits for it", () => {
    expect(sorted(problemCodes)).toEqual(sorted([...raised, ...waiting]));
  });

  it("is named once by an endpoint", () => {
    for (const [key, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      const codes = problemsOf(key, endpoint);
      expect([key, sorted(codes)]).toEqual([key, sorted(new Set(codes))]);
    }
  });
});

it("every code of a field is one that a schema or a use case gives", () => {
  const contract = path.resolve(source, "../../../packages/contract/src");
  const files = readdirSync(contract, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && file !== "problems.ts",
  );
  const texts = files.map((file) => readFileSync(path.join(contract, file), "utf8")).join("\n");
  const givers = ["modules/catalogue/catalogue.ts", "http/route.ts"];
  const given = [texts, ...givers.map((file) => readFileSync(path.join(source, file), "utf8"))].join("\n");
  for (const code of fieldErrorCodes) expect(given).toContain(`"${code}"`);
});
