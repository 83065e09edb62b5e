import * as z from "zod";
import { callOutside, parseJson, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { type Priority, type RateLimiter, withoutLimit } from "../../../infra/outbound/rate-limiter.ts";
import type { BeforeSending } from "../../../modules/esims/esim-provider.ts";
import { type Credentials, createTokens } from "./token.ts";

export type AiraloOptions = Credentials & {
  /** How long an answer is waited for, a page of packages apart; after that the outcome is unknown. */
  timeoutMs?: number;
  /** The account's questions about usage, of all processes together, and its other calls but those for packages. */
  turns?: { usage: RateLimiter; other: RateLimiter };
};

/** An answer that can be read. `status` is 2xx, or a 4xx that says no. */
export type Reply = { status: number; body: unknown };
type How = {
  body?: object;
  timeoutMs?: number;
  turns?: RateLimiter;
  priority?: Priority | undefined;
  beforeSending?: BeforeSending;
};
export type AiraloClient = {
  /** A turn for questions about usage; the others have their own. */
  usageTurns: RateLimiter;
  ask(method: "GET" | "POST", path: string, how?: How): Promise<Reply>;
};

export function createClient(options: AiraloOptions): AiraloClient {
  const tokens = createTokens(options);
  const usualTimeout = options.timeoutMs ?? 12_000;
  const others = options.turns?.other ?? withoutLimit;
  const send = async (
    token: string,
    method: string,
    path: string,
    body?: object,
    timeoutMs = usualTimeout,
  ) => {
    const headers = {
      authorization: `Bearer ${token}`,
      accept: "application/json",
      ...(body ? { "content-type": "application/json" } : {}),
    };
    const content = body ? { body: JSON.stringify(body) } : {};
    return callOutside(`${options.baseUrl}/${path}`, { method, headers, ...content }, timeoutMs);
  };
  return {
    usageTurns: options.turns?.usage ?? withoutLimit,
    async ask(method, path, { body, timeoutMs, turns = others, priority = "awaited", beforeSending } = {}) {
      const token = await tokens.current(usualTimeout);
      let answer = await turns.call(priority, async () => {
        await beforeSending?.();
        return send(token, method, path, body, timeoutMs);
      });
      if (answer.status === 401) {
        // Turned away before anything was done: it may be sent again.
        tokens.reject(token);
        const another = await tokens.current(usualTimeout);
        answer = await turns.call(priority, () => send(another, method, path, body, timeoutMs));
      }
      if (answer.status === 429) await turns.ease();
      if (answer.status === 401 || answer.status === 429)
        throw new UnknownOutcome(`${pathOf(path)}: status ${answer.status}`);
      return { status: answer.status, body: parseJson(answer.text) };
    },
  };
}

/** What a good answer holds. A refusal here has not told the outcome. */
export function dataOf<Shape extends z.ZodType>(reply: Reply, shape: Shape): z.output<Shape> {
  if (reply.status >= 300) throw new UnknownOutcome(`status ${reply.status}`);
  const parsed = shape.safeParse((reply.body as { data?: unknown } | null)?.data);
  if (!parsed.success) throw new UnknownOutcome("the answer's content is not as documented");
  return parsed.data;
}

/** Numbers come as numbers from one endpoint and as text from the next. */
export const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

/** An ICCID stands in some of them. */
const pathOf = (path: string) => path.replace(/\?.*/, "").replace(/\d{6,}/g, "…");
