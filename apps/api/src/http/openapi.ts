import {
  basePath,
  type Endpoint,
  endpoints,
  idempotencyKeyHeader,
  orderSecretHeader,
  problem,
} from "@rihla/contract";
import * as z from "zod";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, made from the contract at start: it can't drift from what is parsed. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const [method, path] = key.split(" ") as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, path, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Rihla", version: "1", description: "Prepaid travel eSIMs." },
    servers: [{ url: publicUrl + basePath }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, "output") },
      securitySchemes: {
        session: { type: "http", scheme: "bearer" },
        orderSecret: { type: "apiKey", in: "header", name: orderSecretHeader },
      },
    },
  };
}

function operation(key: string, path: string, endpoint: Endpoint): Json {
  return {
    operationId: key
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, "_")
      .replaceAll(/^_|_$/g, ""),
    summary: endpoint.summary,
    ...security(endpoint),
    parameters: [...pathParameters(path), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
          },
        }
      : {}),
    responses: {
      [endpoint.status]: success(endpoint),
      ...(endpoint.againStatus ? { [endpoint.againStatus]: success(endpoint) } : {}),
      default: {
        description: `One of: ${endpoint.errors.join(", ")}`,
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

function security({ who }: Endpoint): Json {
  if (who === "anyone") return {};
  return { security: who === "owner" ? [{ session: [] }, { orderSecret: [] }] : [{ session: [] }] };
}

function success(endpoint: Endpoint): Json {
  if (!endpoint.output) return { description: "Done" };
  const page = { type: "object", properties: { next: { type: ["string", "null"] } }, required: ["next"] };
  const schema = {
    type: "object",
    required: endpoint.list ? ["data", "page"] : ["data"],
    properties: { data: schemaOf(endpoint.output, "output"), ...(endpoint.list ? { page } : {}) },
  };
  return { description: endpoint.summary, content: { "application/json": { schema } } };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function headerParameters({ idempotent }: Endpoint): Json[] {
  return idempotent
    ? [
        {
          name: idempotencyKeyHeader,
          in: "header",
          required: true,
          schema: { type: "string", minLength: 16 },
        },
      ]
    : [];
}

function schemaOf(schema: unknown, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: "any" });
  return rest as Json;
}
