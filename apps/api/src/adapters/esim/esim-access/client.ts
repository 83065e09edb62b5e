import { createHmac, randomUUID } from "node:crypto";
import * as z from "zod";
import { parseJson, postText, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { type Priority, type RateLimiter, withoutLimit } from "../../../infra/outbound/rate-limiter.ts";
import type { BeforeSending } from "../../../modules/esims/esim-provider.ts";

export type EsimAccessOptions = {
  baseUrl: string;
  accessCode: string;
  secretKey: string;
  /** The account's calls of all processes together. */
  turns?: RateLimiter;
  /** How long an answer is waited for, the package list's apart; after that the outcome is unknown. */
  timeoutMs?: number;
};

/** A business answer: HTTP tells nothing here, the envelope does. */
export type Envelope = { success: boolean; errorCode: string; errorMessage: string; obj: unknown };

const envelope = z.object({
  success: z.union([z.boolean(), z.string().transform((text) => text === "true")]),
  errorCode: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((code) => String(code ?? "0")),
  errorMsg: z.string().nullish(),
  errorMessage: z.string().nullish(),
  obj: z.unknown().optional(),
});

export type EsimAccessClient = (
  path: string,
  body: object,
  how?: { priority?: Priority | undefined; timeoutMs?: number; beforeSending?: BeforeSending },
) => Promise<Envelope>;

/** Said instead of an answer when the account's limit is reached. */
const tooManyCalls = "900001";

/** Every call is a signed POST with a JSON body, in its turn. */
export function createClient(options: EsimAccessOptions): EsimAccessClient {
  const { turns = withoutLimit, timeoutMs: usualTimeout = 12_000 } = options;
  return async (path, body, { priority = "awaited", timeoutMs = usualTimeout, beforeSending } = {}) => {
    // Serialised once: the signature covers exactly the bytes that are sent.
    const text = JSON.stringify(body);
    const answer = await turns.call(priority, async () => {
      await beforeSending?.();
      const headers = { "content-type": "application/json", ...sign(options, text) };
      return postText(`${options.baseUrl}/api/v1/open/${path}`, text, headers, timeoutMs);
    });
    const parsed = envelope.safeParse(parseJson(answer));
    if (!parsed.success) throw new UnknownOutcome(`${path}: the answer is not an envelope`);
    const { success, errorCode, errorMsg, errorMessage, obj } = parsed.data;
    if (errorCode === tooManyCalls) await turns.ease();
    return { success, errorCode, errorMessage: errorMsg ?? errorMessage ?? "", obj };
  };
}

/** signature = lower-case hex HMAC-SHA256(timestamp + request id + access code + body), keyed with the secret. */
export function signatureOf(
  timestamp: string,
  requestId: string,
  accessCode: string,
  secretKey: string,
  body: string,
): string {
  return createHmac("sha256", secretKey)
    .update(timestamp + requestId + accessCode + body)
    .digest("hex");
}

function sign({ accessCode, secretKey }: EsimAccessOptions, body: string): Record<string, string> {
  const timestamp = String(Date.now());
  const requestId = randomUUID();
  return {
    "RT-AccessCode": accessCode,
    "RT-Timestamp": timestamp,
    "RT-RequestID": requestId,
    "RT-Signature": signatureOf(timestamp, requestId, accessCode, secretKey, body),
  };
}

/** What a successful answer holds. A business error here has not told the outcome. */
export function contentOf<Shape extends z.ZodType>(answer: Envelope, shape: Shape): z.output<Shape> {
  if (!answer.success) throw new UnknownOutcome(`code ${answer.errorCode}`);
  const parsed = shape.safeParse(answer.obj);
  if (!parsed.success) throw new UnknownOutcome("the answer's content is not as documented");
  return parsed.data;
}
