import { type Answer, callOutside, parseJson, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { type Credentials, createTokens } from "./token.ts";

export type PaypalOptions = Credentials & {
  /** How long an answer is waited for; after that the outcome is unknown. */
  timeoutMs?: number;
};

export type PaypalAnswer = { isOk: boolean; status: number; body: unknown };
export type PaypalCall = {
  method: "GET" | "POST";
  /** From the root: `v2/checkout/orders`. */
  path: string;
  /** JSON. */
  body?: string;
  /** The same for a call that is repeated: it gets the first one's answer. */
  requestId?: string;
};
export type PaypalClient = (call: PaypalCall) => Promise<PaypalAnswer>;

/** Turned away for want of time or turns, or while the same call is still at work. */
const notNow = new Set([408, 409, 429]);

/** JSON both ways, with a token that is asked for anew when it is not taken any more. */
export function createClient({ timeoutMs = 20_000, ...credentials }: PaypalOptions): PaypalClient {
  const tokens = createTokens(credentials);
  const send = async ({ method, path, body, requestId }: PaypalCall): Promise<Answer> => {
    const headers = {
      authorization: `Bearer ${await tokens.current(timeoutMs)}`,
      accept: "application/json",
      "content-type": "application/json",
      prefer: "return=representation",
      ...(requestId ? { "paypal-request-id": requestId } : {}),
    };
    const request = { method, headers, ...(body === undefined ? {} : { body }) };
    return callOutside(`${credentials.baseUrl}/${path}`, request, timeoutMs);
  };
  return async (call) => {
    let answer = await send(call);
    if (answer.status === 401) {
      tokens.reject();
      answer = await send(call);
    }
    const { status, text } = answer;
    if (notNow.has(status)) throw new UnknownOutcome(`${call.path}: status ${status}`);
    return { isOk: status >= 200 && status < 300, status, body: parseJson(text) };
  };
}
