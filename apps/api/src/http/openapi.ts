import {
  basePath,
  type Endpoint,
  endpoints,
  orderSecretHeader,
  problemsOf,
  wrongAsHttp,
} from "@rihla/contract";
import type { AdminProblemCode } from "@rihla/contract/admin";
import { appVersion, headerParameters, proofParameters, sentProofs } from "./openapi-headers.ts";
import { components, type Json, schemaOf } from "./openapi-schemas.ts";
import { statusOf } from "./problem.ts";

/** What is said of a call, whoever may make it. */
type Described = Omit<Endpoint, "who" | "errors">;

/** One of our APIs, as far as its document goes: who may call what, and what it may be refused with. */
export type Api<One extends Described> = {
  info: { title: string; description: string };
  url: string;
  endpoints: Readonly<Record<string, One>>;
  /** None at all is said too: what is left out could as well be forgotten. */
  security(endpoint: One): Json[];
  problemsOf(key: string, endpoint: One): readonly AdminProblemCode[];
  /** Of every call. */
  parameters: readonly Json[];
  components: { schemas: Json; securitySchemes: Json; parameters?: Json };
};

const answers =
  "An answer holds what was asked for in `data`; a refusal is a problem (RFC 9457) whose `code` says which. What is wrong as HTTP, whatever is asked for, is said once, in `components/responses`: it comes before the call is looked at.";

/** The OpenAPI 3.1 document, made from the contract at start: it can't drift from what is parsed. */
export function documentOf<One extends Described>(api: Api<One>): Json {
  const { title, description } = api.info;
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description: `${description} ${answers}`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: api.url }],
    paths: describePaths(api),
    components: {
      ...api.components,
      responses: Object.fromEntries(
        faults.map(([status, { name, code, when }]) => [name, refusal(status, [code], when)]),
      ),
    },
  };
}

let described: Json | undefined;

/** The shop's. The same for every shop of a process but for its address, so it is made once. */
export function openApiDocument(publicUrl: string): Json {
  described ??= documentOf({ ...shopApi(), url: "" });
  return { ...described, servers: [{ url: publicUrl + basePath }] };
}

function shopApi(): Omit<Api<Endpoint>, "url"> {
  const session = { session: [] };
  return {
    info: {
      title: "Rihla",
      description:
        "Prepaid travel eSIMs. An app proves itself by headers and gets the next proof in the same ones; a browser has cookies, which no script can read, in their place.",
    },
    endpoints,
    security: ({ who }) =>
      who === "anyone" ? [] : who === "owner" ? [session, { orderSecret: [] }] : [session],
    problemsOf,
    parameters: [{ $ref: "#/components/parameters/AppVersion" }],
    components: {
      schemas: components(),
      parameters: { AppVersion: appVersion },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The token of `POST /auth/sessions`" },
        orderSecret: {
          type: "apiKey",
          in: "header",
          name: orderSecretHeader,
          description: "A guest's proof for one order: the `secret` of `POST /orders`",
        },
      },
    },
  };
}

function describePaths<One extends Described>(api: Api<One>): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(api.endpoints)) {
    const [method = "", path = ""] = key.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(api, key, endpoint) };
  }
  return paths;
}

function operation<One extends Described>(api: Api<One>, key: string, endpoint: One): Json {
  const { body, summary } = endpoint;
  return {
    operationId: key
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, "_")
      .replaceAll(/^_|_$/g, ""),
    summary,
    security: api.security(endpoint),
    parameters: [
      ...parameters("path", endpoint.path),
      ...parameters("query", endpoint.query),
      ...headerParameters(endpoint),
      ...proofParameters(endpoint),
      ...api.parameters,
    ],
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body, "input")) } } : {}),
    responses: { ...anyWrong, ...successes(endpoint), ...refusals(api.problemsOf(key, endpoint)) },
  };
}

function parameters(where: "path" | "query", schema: Endpoint["query"]): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: shape,
  }));
}

function successes(endpoint: Described): Json {
  const { status, againStatus, output, cached, summary } = endpoint;
  const headers = sentHeaders(endpoint);
  const answer = {
    description: summary,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(output ? { content: contentOf(endpoint, schemaOf(output, "output")) } : {}),
  };
  return {
    [status]: answer,
    ...(againStatus ? { [againStatus]: { ...answer, description: "Known already" } } : {}),
    ...(cached ? { 304: { description: "What the ETag names is still right", headers } } : {}),
  };
}

/** Of events the shape is that of the data of each. */
const contentOf = (endpoint: Described, data: Json): Json =>
  endpoint.events ? { "text/event-stream": { schema: data } } : json(envelope(endpoint, data));

function envelope({ list }: Described, data: Json): Json {
  const next = { type: ["string", "null"] };
  const page = { type: "object", properties: { next }, required: ["next"] };
  return {
    type: "object",
    required: list ? ["data", "page"] : ["data"],
    properties: { data, ...(list ? { page } : {}) },
  };
}

function sentHeaders(endpoint: Described): Json {
  const { cached, download } = endpoint;
  return {
    ...(endpoint.output ? { "Cache-Control": text("How long it may be kept, and by whom") } : {}),
    ...(cached
      ? { ETag: text("Names this answer"), "Catalogue-Revision": text("The state it was made of") }
      : {}),
    ...sentProofs(endpoint),
    ...(download ? { "Content-Disposition": text(`To be saved as ${download}`) } : {}),
  };
}

/** One answer for each status, with the codes that come under it. */
function refusals(problems: readonly AdminProblemCode[]): Json {
  const byStatus = Map.groupBy(problems, (code) => statusOf[code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusal(status, codes)]));
}

function refusal(status: number, codes: readonly AdminProblemCode[], when = codes.join(", ")): Json {
  const narrowed = { type: "object", properties: { code: { enum: codes } }, required: ["code"] };
  const mayReturn = status === 429 || codes.includes("unavailable");
  const retryAfter = { "Retry-After": { ...text("Seconds to wait"), schema: { type: "integer" } } };
  return {
    description: when,
    headers: { "Cache-Control": text("no-store"), ...(mayReturn ? retryAfter : {}) },
    content: {
      "application/problem+json": { schema: { allOf: [{ $ref: "#/components/schemas/Problem" }, narrowed] } },
    },
  };
}

const faults = Object.entries(wrongAsHttp).map(([status, fault]) => [Number(status), fault] as const);
/** Where a call names no codes of its own under the same status, which begin with these. */
const anyWrong = Object.fromEntries(
  faults.map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
);

const json = (schema: Json): Json => ({ "application/json": { schema } });
const text = (description: string): Json => ({ description, schema: { type: "string" } });
