// biome-ignore lint/suspicious/noExplicitAny: the companies' answers as they come, whose shape is what the tests look at.
export type Json = any;

export function callEsimAccess(
  url: string,
  path: string,
  body: string,
  headers: Record<string, string> = {},
) {
  return fetch(`${url}/esim-access/api/v1/open/${path}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "RT-AccessCode": "sandbox-access-code", ...headers },
  });
}

export async function callSatim(url: string, path: string, fields: Record<string, string>): Promise<Json> {
  const credentials = { userName: "sandbox-merchant", password: "sandbox-password" };
  const body = new URLSearchParams({ ...credentials, ...fields });
  const answer = await fetch(`${url}/satim/payment/rest/${path}`, { method: "POST", body });
  return (await answer.json()) as Json;
}

export function callChargily(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  key = "test_sk_sandbox",
) {
  return callWithKey(`${url}/chargily/test/api/v2/${path}`, method, body, key);
}

export function callEsimGo(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  key = "sandbox-api-key",
) {
  return fetch(`${url}/esim-go/v2.5/${path}`, {
    method,
    headers: { "x-api-key": key, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A form, as their library sends it. */
export function callStripe(
  url: string,
  method: string,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  return fetch(`${url}/v1/${path}`, {
    method,
    headers: { authorization: "Bearer sk_test_sandbox", ...headers },
    ...(method === "POST" && { body: new URLSearchParams(fields) }),
  });
}

export function callAiralo(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  token = "",
  headers: Record<string, string> = {},
) {
  return callWithKey(`${url}/airalo/v2/${path}`, method, body, token, headers);
}

export async function airaloToken(url: string): Promise<string> {
  const answer = await callAiralo(url, "POST", "token", {
    client_id: "sandbox-client-id",
    client_secret: "sandbox-client-secret",
    grant_type: "client_credentials",
  });
  return ((await answer.json()) as Json).data.access_token;
}

function callWithKey(
  address: string,
  method: string,
  body: unknown,
  key: string,
  headers: Record<string, string> = {},
) {
  const json = body !== undefined && { "content-type": "application/json" };
  return fetch(address, {
    method,
    headers: { authorization: `Bearer ${key}`, ...json, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
