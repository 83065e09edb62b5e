import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Endpoint, endpoints, fieldErrorCodes, problemsOf } from "@rihla/contract";
import {
  type AdminEndpoint,
  adminEndpoints,
  adminProblemsOf,
  allAdminProblemCodes,
} from "@rihla/contract/admin";
import { operatorRefusals } from "@rihla/contract/admin/refusals";
import { describe, expect, it } from "vitest";

/** Named by the specification for screens that are still to come; raised and declared from then on. */
const waiting = ["invalid_email", "compatibility_not_confirmed", "terms_not_accepted", "payment_failed"];

const source = path.resolve(import.meta.dirname, "..");
const code = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.ts$/.test(file) && !/\.test(-kit)?\.ts$|conformance/.test(file))
  .map((file) => readFileSync(path.join(source, file), "utf8"))
  .join("\n");
const raisedBy = (refusal: RegExp) => new Set([...code.matchAll(refusal)].map(([, one]) => one as string));
const raised = raisedBy(/new Refusal\(\s*"(\w+)"/g);
/** Use cases of operators: most are reached by the command line alone. */
const raisedToOperators = raisedBy(/new OperatorRefusal\(\s*"(\w+)"/g);
const isOperators = (one: string) => one in operatorRefusals;
const shop = Object.entries<Endpoint>(endpoints).map(([key, one]) => [key, problemsOf(key, one)] as const);
const backOffice = Object.entries<AdminEndpoint>(adminEndpoints).map(
  ([key, one]) => [key, adminProblemsOf(key, one)] as const,
);
const calls = [...shop, ...backOffice];
const declared = new Set<string>(calls.flatMap(([, codes]) => codes));
const sorted = (codes: Iterable<string>) => [...codes].toSorted();

describe("a problem code", () => {
  it("that is raised is declared by an endpoint, and one that is declared is raised", () => {
    expect(sorted([...declared].filter((one) => !isOperators(one)))).toEqual(sorted(raised));
    for (const one of [...declared].filter(isOperators)) expect(raisedToOperators).toContain(one);
  });

  it("stands in the closed list only if something raises it, or the specification waits for it", () => {
    const closed = allAdminProblemCodes.filter((one) => !isOperators(one));
    expect(sorted(closed)).toEqual(sorted([...raised, ...waiting]));
  });

  it("is named once by an endpoint", () => {
    for (const [key, codes] of calls) {
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
  for (const one of fieldErrorCodes) expect(given).toContain(`"${one}"`);
});
