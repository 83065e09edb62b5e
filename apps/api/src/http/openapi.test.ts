import { createConfig, lintFromString } from "@redocly/openapi-core";
import { type Endpoint, endpoints, type Proof, problemsOf, wrongAsHttp } from "@rihla/contract";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./openapi.ts";
import { statusOf } from "./problem.ts";

type Answer = { headers?: Record<string, object>; content?: object };
type Operation = {
  operationId: string;
  security: object[];
  parameters: Array<{ name: string; in: string; $ref?: string }>;
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
      ...Object.keys(wrongAsHttp).map(Number),
    ];
    expect(Object.keys(operation.responses)).toEqual([...new Set(statuses)].map(String).toSorted());
  });

  const headersOf: Record<Proof, [header: string, ...cookie: string[]]> = {
    device: ["header device-secret", "cookie device_secret"],
    recipient: ["header recipient-secret", "cookie recipient_secret"],
    chat: ["header chat-secret", "cookie chat_secret"],
    order: ["header order-secret"],
  };
  it.each(described)("says of $key which proofs it takes, and how an app names its version", (one) => {
    const { endpoint, operation } = one;
    const told = operation.parameters.map(({ in: where, name }) => `${where} ${name}`);
    const proofs = told.filter((name) => /secret$/.test(name));
    expect(proofs).toEqual((endpoint.proofs ?? []).flatMap((proof: Proof) => headersOf[proof]));
    expect(operation.parameters).toContainEqual({ $ref: "#/components/parameters/AppVersion" });
  });

  it("says once what is wrong as HTTP, and every call refers to it", () => {
    const { responses } = document.components as { responses: Record<string, Answer> };
    expect(Object.keys(responses)).toEqual(Object.values(wrongAsHttp).map(({ name }) => name));
    for (const { operation } of described)
      for (const status of [408, 417, 431]) expect(operation.responses[status]).toHaveProperty("$ref");
  });

  it("names each operation once", () => {
    const ids = described.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
