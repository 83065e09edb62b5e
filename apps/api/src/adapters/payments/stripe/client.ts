import type { Stripe } from "stripe";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";

export type StripeOptions = {
  /** Such as `https://api.stripe.com`. */
  baseUrl: string;
  secretKey: string;
  /** How long an answer is waited for; after that the outcome is unknown. */
  timeoutMs?: number;
};

/** A refusal of theirs: the call was looked at and not carried out. */
export class StripeRefusal extends Error {
  override name = "StripeRefusal";
}

export type StripeClient = <Result>(ask: (stripe: Stripe) => Promise<Result>) => Promise<Result>;

/**
 * Their library, loaded with the first call: it takes a third of a second and 35 MB. It is not let try again by itself,
 * as it does over Node's own HTTP when a line is cut: we ask again under the same key, or look first.
 */
export function createClient({ baseUrl, secretKey, timeoutMs = 20_000 }: StripeOptions): StripeClient {
  const { protocol, hostname, port } = new URL(baseUrl);
  const scheme = protocol === "http:" ? "http" : "https";
  const options: Stripe.StripeConfig = {
    protocol: scheme,
    host: hostname,
    port: port || (scheme === "http" ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  };
  let loaded: Promise<Stripe> | undefined;
  const load = async () => {
    const { Stripe } = await import("stripe");
    return new Stripe(secretKey, { ...options, httpClient: Stripe.createFetchHttpClient() });
  };
  return async (ask) => {
    loaded ??= load();
    const stripe = await loaded;
    try {
      return await ask(stripe);
    } catch (error) {
      throw inOurWords(error);
    }
  };
}

type Problem = { type: string; statusCode?: number; code?: string };
const isProblem = (error: unknown): error is Problem => /^Stripe\w+Error$/.test(Object(error).type);

/** Turned away for want of time or turns, or while the same call is still at work. */
const notNow = new Set([408, 409, 429]);

/** Anything but an answer that says no is unknown. Faults of ours go on up as they are. */
function inOurWords(error: unknown): unknown {
  if (!isProblem(error)) return error;
  const { type, statusCode = 500, code } = error;
  const said = [type, statusCode, code].filter(Boolean).join(" ");
  const isAnswer = statusCode < 500 && !notNow.has(statusCode);
  return isAnswer ? new StripeRefusal(said) : new UnknownOutcome(said);
}
