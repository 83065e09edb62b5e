import fc, { type Arbitrary } from "fast-check";
import { allowedBy, type Known, nearly, rubbish, type Shape } from "./values.ts";

export type Parameter = { name: string; in: string; required: boolean; schema: Shape };
type Reference = { $ref: string };
export type Operation = {
  parameters: Array<Parameter | Reference>;
  requestBody?: { content: Record<string, { schema: Shape }> };
  responses: Record<string, Answer | Reference>;
};
export type Answer = { content?: Record<string, { schema: Shape }> };
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Shape>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
  };
};

/** What the shop publishes, as whoever calls it reads it. */
export const readDescription = (published: object): Description => JSON.parse(JSON.stringify(published));

/** What is said once, where a call refers to it. */
export function said<One extends object>(one: One | Reference, all: Record<string, One>): One {
  if (!("$ref" in one)) return one;
  const found = all[String(one.$ref).split("/").at(-1) ?? ""];
  if (!found) throw new Error(`${one.$ref} is not described`);
  return found;
}

/** Who says to be calling; the token itself is filled in when the call is made. */
export type Sender = "nobody" | "customer" | "guest" | "somebody-else" | "liar";
export type Call = {
  method: string;
  /** As described, with names in braces. */
  path: string;
  url: string;
  headers: Record<string, string>;
  sender: Sender;
  body: string | undefined;
};

/** Calls of everything that the description lists: as described, nearly so, and rubbish. */
export function callsOf(description: Description, known: Known): Arbitrary<Call> {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !isStream(operation))
      .map(([method, operation]) => callOf(method, path, resolved(operation, description), known)),
  );
  return fc.oneof(...operations);
}

/** It would go on for as long as somebody listens. */
const isStream = ({ responses }: Operation) =>
  "text/event-stream" in ((responses[200] as Answer | undefined)?.content ?? {});

type Resolved = Omit<Operation, "parameters"> & { parameters: Parameter[] };
const resolved = (operation: Operation, { components }: Description): Resolved => ({
  ...operation,
  parameters: operation.parameters.map((parameter) => said(parameter, components.parameters)),
});

const senders: Sender[] = ["nobody", "customer", "customer", "guest", "somebody-else", "liar"];

function callOf(method: string, path: string, operation: Resolved, known: Known): Arbitrary<Call> {
  const sent = (where: string) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === where);
    return fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => [name, textually(allowedBy(schema, known, name))]),
      ),
      { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
    );
  };
  return fc
    .record({
      names: sent("path"),
      query: fc.oneof(
        { weight: 3, arbitrary: sent("query") },
        fc.dictionary(word, textually(rubbish), { maxKeys: 3 }),
      ),
      headers: sent("header"),
      cookies: sent("cookie"),
      sender: fc.constantFrom(...senders),
      body: bodyOf(operation, known),
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant("application/json") },
        fc.constantFrom("text/plain", "application/xml", "application/x-www-form-urlencoded", ",", ""),
      ),
    })
    .map(({ names, query, headers, cookies, sender, body, type }) => ({
      method: method.toUpperCase(),
      path,
      url: urlOf(path, names as Record<string, string>, query as Record<string, string>),
      headers: {
        ...printable({ ...(headers as Record<string, string>), ...cookieHeader(cookies) }),
        ...(body === undefined || !type ? {} : { "content-type": type }),
      },
      sender,
      body,
    }));
}

function bodyOf(
  { requestBody }: Pick<Operation, "requestBody">,
  known: Known,
): Arbitrary<string | undefined> {
  const nothing = fc.constant(undefined);
  const anyText = fc.oneof(fc.string({ unit: "binary" }), rubbish.map(asJson));
  const schema = requestBody?.content["application/json"]?.schema;
  if (!schema) return fc.oneof({ weight: 5, arbitrary: nothing }, anyText);
  const right = allowedBy(schema, known);
  return fc.oneof(
    { weight: 4, arbitrary: right.map(asJson) },
    { weight: 4, arbitrary: nearly(right).map(asJson) },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: nothing },
  );
}

const asJson = (value: unknown) => JSON.stringify(value);
const word = fc.string({ minLength: 1, maxLength: 12 });
const textually = (value: Arbitrary<unknown>) =>
  fc
    .oneof({ weight: 5, arbitrary: value }, rubbish)
    .map((one) => (typeof one === "string" ? one : JSON.stringify(one)));

function urlOf(path: string, names: Record<string, string>, query: Record<string, string>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(names[name] ?? ""));
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled;
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function cookieHeader(cookies: object): { cookie?: string } {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? { cookie: pairs.join("; ") } : {};
}

/** A client can't even send other characters in a header. */
function printable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7e]/g, "?")]),
  );
}
