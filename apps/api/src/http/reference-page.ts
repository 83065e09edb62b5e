import { escapeHtml } from "../infra/escape-html.ts";

type Operation = {
  summary: string;
  security: Array<Record<string, unknown>>;
  responses: Record<string, { description: string }>;
  requestBody?: { content: Record<string, { schema: unknown }> };
};
type Document = { paths: Record<string, Record<string, Operation>>; servers: Array<{ url: string }> };

/** A page to read the API on, made from the same document as the machines get; no script. */
export function referencePage(document: Document): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rihla API</title><style>${style}</style></head><body><h1>Rihla API</h1>
<p>Base path <code>${escapeHtml(document.servers[0]?.url ?? "")}</code> · <a href="/api/openapi.json">OpenAPI 3.1</a></p>
${calls.join("\n")}</body></html>`;
}

function callSection(method: string, path: string, operation: Operation): string {
  const who = operation.security.map((way) => Object.keys(way)[0]).join(" or ") || "anyone";
  const answers = Object.entries(operation.responses).map(
    ([status, { description }]) => `<li><b>${escapeHtml(status)}</b> ${escapeHtml(description)}</li>`,
  );
  const body = operation.requestBody?.content["application/json"]?.schema;
  const bodyPart = body
    ? `<details><summary>Body</summary><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></details>`
    : "";
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} · who: ${escapeHtml(who)}</p>${bodyPart}<ul>${answers.join("")}</ul></section>`;
}

const style = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{font-size:1rem;margin:2rem 0 0}
pre{overflow:auto;background:#f3ecdf;padding:1rem}ul{padding-inline-start:1.2rem}`;
