import * as z from "zod";
import { callOutside, parseJson, UnknownOutcome } from "../../../infra/outbound/outbound.ts";

export type Credentials = { baseUrl: string; clientId: string; clientSecret: string };

/** It says of itself that it lives a year; it is good for a day. */
const goodForMs = 23 * 3_600_000;

const shape = z.object({ data: z.object({ access_token: z.string().min(1) }) });

export type Tokens = {
  current(timeoutMs: number): Promise<string>;
  /** The supplier does not take this one any more: the next call asks for another. */
  reject(token: string): void;
};

/** One token for all calls of this process: only a few may be asked for in a minute. Never logged. */
export function createTokens(credentials: Credentials): Tokens {
  let kept: { token: Promise<string>; until: number } | null = null;
  let value = "";
  return {
    async current(timeoutMs) {
      if (!kept || Date.now() > kept.until)
        kept = { token: askForToken(credentials, timeoutMs), until: Date.now() + goodForMs };
      const asked = kept;
      try {
        value = await asked.token;
        return value;
      } catch (error) {
        if (kept === asked) kept = null;
        throw error;
      }
    },
    reject(token) {
      if (token === value) kept = null;
    },
  };
}

async function askForToken({ baseUrl, clientId, clientSecret }: Credentials, timeoutMs: number) {
  const body = JSON.stringify({
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: "client_credentials",
  });
  const headers = { "content-type": "application/json", accept: "application/json" };
  const answer = await callOutside(`${baseUrl}/token`, { method: "POST", headers, body }, timeoutMs);
  if (answer.status !== 200) throw new UnknownOutcome(`token: status ${answer.status}`);
  const parsed = shape.safeParse(parseJson(answer.text));
  if (!parsed.success) throw new UnknownOutcome("token: the answer is not as documented");
  return parsed.data.data.access_token;
}
