import type * as z from "zod";
import { callOutside, parseJson, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { type Priority, type RateLimiter, withoutLimit } from "../../../infra/outbound/rate-limiter.ts";
import type { BeforeSending } from "../../../modules/esims/esim-provider.ts";

export type EsimGoOptions = {
  baseUrl: string;
  apiKey: string;
  /** How long an answer is waited for, a page of the catalogue apart; after that the outcome is unknown. */
  timeoutMs?: number;
  /** The account's calls of all processes together. */
  turns?: RateLimiter;
};

type Method = "GET" | "POST" | "PUT" | "DELETE";
/** An answer that can be read. `status` is 2xx, or a 4xx that says no; 403 also where a thing is not the account's. */
export type Reply = { status: number; body: unknown };
type How = { timeoutMs?: number; priority?: Priority | undefined; beforeSending?: BeforeSending };
export type EsimGoClient = {
  ask(method: Method, path: string, body?: object, how?: How): Promise<Reply>;
};

export function createClient(options: EsimGoOptions): EsimGoClient {
  const { turns = withoutLimit, timeoutMs: usualTimeout = 12_000 } = options;
  return {
    async ask(method, path, body, { timeoutMs = usualTimeout, priority = "awaited", beforeSending } = {}) {
      const headers = {
        "x-api-key": options.apiKey,
        accept: "application/json",
        ...(body ? { "content-type": "application/json" } : {}),
      };
      const content = body ? { body: JSON.stringify(body) } : {};
      const url = `${options.baseUrl}/${path}`;
      const answer = await turns.call(priority, async () => {
        await beforeSending?.();
        return callOutside(url, { method, headers, ...content }, timeoutMs);
      });
      if (answer.status === 429) await turns.ease();
      if (answer.status === 429) throw new UnknownOutcome("status 429");
      return { status: answer.status, body: parseJson(answer.text) };
    },
  };
}

/** What a good answer holds. A refusal here has not told the outcome. */
export function contentOf<Shape extends z.ZodType>(reply: Reply, shape: Shape): z.output<Shape> {
  if (reply.status >= 300) throw new UnknownOutcome(`status ${reply.status}`);
  const parsed = shape.safeParse(reply.body);
  if (!parsed.success) throw new UnknownOutcome("the answer's content is not as documented");
  return parsed.data;
}
