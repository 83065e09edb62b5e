import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { waitUntil } from "../processes/wait-until.ts";

type Answer = { status: number; code: string; data: unknown };

/** A browser that asks again, at the other api, until it has an answer that says something. */
export type Browser = {
  /** The same question under the same key until it is answered. Throws `GaveUp` and `Refused`. */
  post<Data>(path: string, body: object, secret?: string): Promise<Data>;
  get<Data>(path: string, secret?: string): Promise<Data>;
};

/** The api said no in a way that asking again does not change. */
export class Refused extends Error {
  readonly code: string;

  constructor(what: string, { status, code }: Answer) {
    super(`${what} was refused: ${status} ${code}`);
    this.code = code;
  }
}

class GaveUp extends Error {}

/** How long a person goes on asking, milliseconds. */
const patience = 120_000;
const restMs = 400;
/** Answers that ask to come back, beside those of a server that is in trouble. */
const comeBack = ["rate_limited", "payment_pending"];
/** Said by a shop that is well, with a status as of one that is not: the same attempt will not go through. */
const final = ["gateway_unavailable"];

export function openBrowser(apiUrls: readonly string[], first: number): Browser {
  let turn = first;
  const insist = async (what: string, send: (api: string) => Promise<Response>): Promise<unknown> => {
    let answer: Answer | undefined;
    const answered = async () => {
      answer = await read(send(`${apiUrls[turn++ % apiUrls.length]}${basePath}`));
      return answer !== undefined && isAnswer(answer);
    };
    if (!(await waitUntil(answered, patience, restMs)) || !answer)
      throw new GaveUp(`${what} had no answer but ${answer?.status ?? "silence"} ${answer?.code ?? ""}`);
    if (answer.status >= 300) throw new Refused(what, answer);
    return answer.data;
  };
  return {
    post: (path, body, secret) => {
      const headers = {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        ...proof(secret),
      };
      const call = { method: "POST", headers, body: JSON.stringify(body) };
      return insist(`POST ${path}`, (api) => fetch(api + path, { ...call, signal: tooLong() })) as never;
    },
    get: (path, secret) =>
      insist(`GET ${path}`, (api) =>
        fetch(api + path, { headers: proof(secret), signal: tooLong() }),
      ) as never,
  };
}

const tooLong = () => AbortSignal.timeout(30_000);
const proof = (secret: string | undefined): Record<string, string> =>
  secret ? { "order-secret": secret } : {};

async function read(sent: Promise<Response>): Promise<Answer | undefined> {
  try {
    const response = await sent;
    const body = (await response.json()) as { code?: string; data?: unknown };
    return { status: response.status, code: body.code ?? "", data: body.data };
  } catch {
    // The process that was asked is gone, or went while it answered.
    return undefined;
  }
}

const isAnswer = ({ status, code }: Answer) =>
  !comeBack.includes(code) && (status < 500 || final.includes(code));
