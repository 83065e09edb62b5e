import { sign } from "node:crypto";
import * as z from "zod";
import { callOnce, parseJson, UnknownOutcome } from "../../../infra/outbound/outbound.ts";

export type Account = { clientEmail: string; privateKey: string; tokenUrl: string; timeoutMs: number };

/** The account is not believed: its key was withdrawn, or this machine's clock is wrong. */
export class NotAuthorised extends Error {
  override name = "NotAuthorised";
}

export type AccessTokens = {
  /** One that is good for five minutes at least; asked for anew where there is none, once for all who ask. */
  take(): Promise<string>;
  /** That one was refused: the next is another. */
  drop(token: string): void;
};

const scope = "https://www.googleapis.com/auth/firebase.messaging";
const hour = 3600;
const renewEarly = 5 * 60;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export function openAccessTokens(account: Account): AccessTokens {
  let held: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;
  const now = () => Math.floor(Date.now() / 1000);
  const ask = async () => {
    const askedAt = now();
    const { access_token, expires_in } = await mint(account, askedAt);
    held = { token: access_token, until: askedAt + expires_in - renewEarly };
    return access_token;
  };
  return {
    take: async () => {
      if (held && held.until > now()) return held.token;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    drop: (token) => {
      if (held?.token === token) held = undefined;
    },
  };
}

/** RFC 7523: a statement that only the account's key can have signed, for a token of an hour. */
async function mint(account: Account, now: number): Promise<z.infer<typeof granted>> {
  const assertion = signed(account, {
    iss: account.clientEmail,
    scope,
    aud: account.tokenUrl,
    iat: now,
    exp: now + hour,
  });
  const form = new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion });
  const answer = await callOnce(
    account.tokenUrl,
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    },
    account.timeoutMs,
  );
  if ([400, 401, 403].includes(answer.status))
    throw new NotAuthorised(`no access token: status ${answer.status}`);
  if (answer.status !== 200) throw new UnknownOutcome(`no access token: status ${answer.status}`);
  return granted.parse(parseJson(answer.text));
}

function signed({ privateKey }: Account, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`;
}
