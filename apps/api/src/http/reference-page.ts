import { wrongAsHttp } from "@rihla/contract";
import { escapeHtml } from "../infra/escape-html.ts";

type Operation = {
  summary: string;
  security: Array<Record<string, unknown>>;
  parameters: Array<{ name: string; in: string; required: boolean; description?: string } | Reference>;
  responses: Record<string, { description: string } | Reference>;
  requestBody?: { content: Record<string, { schema: unknown }> };
};
type Reference = { $ref: string };
type Document = {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  servers: Array<{ url: string }>;
  components: {
    parameters: Record<string, { name: string; description: string }>;
    responses: Record<string, { description: string }>;
  };
};

/** A page to read the API on, made from the same document as the machines get; no script. */
export function referencePage(document: Document): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(method, path, operation)),
  );
  const { parameters, responses } = document.components;
  const everywhere = [
    ...Object.values(parameters).map(({ name, description }) => item(name, description)),
    ...Object.entries(wrongAsHttp).map(([status, { name }]) => item(status, responses[name]?.description)),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rihla API</title><style>${style}</style></head><body><h1>Rihla API</h1>
<p>Base path <code>${escapeHtml(document.servers[0]?.url ?? "")}</code> · <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<p>${escapeHtml(document.info.description)}</p>
<section><h2>Of every call</h2><ul>${everywhere.join("")}</ul></section>
${calls.join("\n")}</body></html>`;
}

function callSection(method: string, path: string, operation: Operation): string {
  const who = operation.security.map((way) => Object.keys(way)[0]).join(" or ") || "anyone";
  // What every call has is said once, above.
  const answers = Object.entries(operation.responses).flatMap(([status, answer]) =>
    "$ref" in answer ? [] : [item(status, answer.description)],
  );
  const sent = operation.parameters.flatMap((one) =>
    "$ref" in one || one.in === "path"
      ? []
      : [item(`${one.name}${one.required ? "" : "?"}`, `${one.in}. ${one.description ?? ""}`)],
  );
  const body = operation.requestBody?.content["application/json"]?.schema;
  const bodyPart = body
    ? `<details><summary>Body</summary><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></details>`
    : "";
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} · who: ${escapeHtml(who)}</p>${sent.length > 0 ? `<ul>${sent.join("")}</ul>` : ""}${bodyPart}<ul>${answers.join("")}</ul></section>`;
}

const item = (name: string, text = "") => `<li><b>${escapeHtml(name)}</b> ${escapeHtml(text)}</li>`;

const style = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{font-size:1rem;margin:2rem 0 0}
pre{overflow:auto;background:#f3ecdf;padding:1rem}ul{padding-inline-start:1.2rem}`;
