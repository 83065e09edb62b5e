import * as z from "zod";
import { callOutside, parseJson, UnknownOutcome } from "../../../infra/outbound/outbound.ts";

export type Credentials = { baseUrl: string; clientId: string; clientSecret: string };

const shape = z.object({ access_token: z.string().min(1), expires_in: z.number() });
/** Seconds before its end from which a token is not used any more. */
const margin = 60;

export type Tokens = {
  current(timeoutMs: number): Promise<string>;
  /** It is not taken any more: the next call asks for another. */
  reject(): void;
};

/** One token for all calls of this process, for as long as it says, asked for once by all who need it at one moment. Never logged. */
export function createTokens(credentials: Credentials): Tokens {
  let kept: { token: string; until: number } | null = null;
  let underWay: Promise<string> | null = null;
  const ask = async (timeoutMs: number) => {
    const { access_token: token, expires_in } = await askForToken(credentials, timeoutMs);
    kept = { token, until: Date.now() + (expires_in - margin) * 1000 };
    return token;
  };
  return {
    async current(timeoutMs) {
      if (kept && Date.now() <= kept.until) return kept.token;
      underWay ??= ask(timeoutMs).finally(() => {
        underWay = null;
      });
      return underWay;
    },
    reject() {
      kept = null;
    },
  };
}

async function askForToken({ baseUrl, clientId, clientSecret }: Credentials, timeoutMs: number) {
  const headers = {
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
    "content-type": "application/x-www-form-urlencoded",
    accept: "application/json",
  };
  const request = { method: "POST", headers, body: "grant_type=client_credentials" };
  const answer = await callOutside(`${baseUrl}/v1/oauth2/token`, request, timeoutMs);
  const parsed = shape.safeParse(parseJson(answer.text));
  if (!parsed.success) throw new UnknownOutcome(`token: status ${answer.status}`);
  return parsed.data;
}
