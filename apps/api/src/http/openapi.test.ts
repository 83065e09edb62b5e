import { createConfig, lintFromString } from "@redocly/openapi-core";
import { type Endpoint, endpoints, problemsOf } from "@rihla/contract";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./openapi.ts";
import { statusOf } from "./problem.ts";

type Answer = { headers?: Record<string, object>; content?: object };
type Operation = {
  operationId: string;
  security: object[];
  parameters: Array<{ name: string; in: string }>;
  requestBody?: object;
  responses: Record<string, Answer>;
};

const document = openApiDocument("https://shop.example.dz");
const paths = document.paths as Record<string, Record<string, Operation>>;
const described = (Object.entries(endpoints) as [string, Endpoint][]).map(([key, endpoint]) => {
  const [method, path] = key.split(" ") as [string, string];
  return { key, path, endpoint, operation: paths[path]?.[method.toLowerCase()] as Operation };
});

describe("the published description", () => {
  it("passes Redocly's recommended rules without an error or a warning", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it("lists every endpoint, and nothing else", () => {
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it.each(described)("says of $key who may call, what is sent and every status", (one) => {
    const { key, path, endpoint, operation } = one;
    const ways = { anyone: 0, "signed-in": 1, owner: 2 }[endpoint.who];
    expect(operation.security).toHaveLength(ways);
    const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
    const statuses = [
      endpoint.status,
      ...(endpoint.againStatus ? [endpoint.againStatus] : []),
      ...(endpoint.cached ? [304] : []),
      ...problemsOf(key, endpoint).map((code) => statusOf[code]),
    ];
    expect(Object.keys(operation.responses)).toEqual([...new Set(statuses)].map(String).toSorted());
  });

  it("names each operation once", () => {
    const ids = described.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
