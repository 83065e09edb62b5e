import { callOutside, parseJson, UnknownOutcome } from "../../../infra/outbound/outbound.ts";

export type ChargilyOptions = {
  /** Such as `https://pay.chargily.net/api/v2`. */
  baseUrl: string;
  secretKey: string;
  minimumDinars: number;
  /** How long an answer is waited for; after that the outcome is unknown. */
  timeoutMs?: number;
};

export type ChargilyAnswer = { isOk: boolean; status: number; body: unknown };
export type ChargilyClient = (method: "GET" | "POST", path: string, body?: object) => Promise<ChargilyAnswer>;

/** Turned away for want of time or turns: it was not looked at, and may be when it comes again. */
const notNow = new Set([408, 429]);

/** JSON both ways. No answer, or one that can't be read, is an `UnknownOutcome`. */
export function createClient({ baseUrl, secretKey, timeoutMs = 20_000 }: ChargilyOptions): ChargilyClient {
  return async (method, path, body) => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      accept: "application/json",
      ...(body ? { "content-type": "application/json" } : {}),
    };
    const request = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const { status, text } = await callOutside(`${baseUrl}/${path}`, request, timeoutMs);
    if (notNow.has(status)) throw new UnknownOutcome(`${path}: status ${status}`);
    return { isOk: status >= 200 && status < 300, status, body: parseJson(text) };
  };
}
