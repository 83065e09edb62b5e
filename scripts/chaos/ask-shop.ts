import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { waitUntil } from "../processes/wait-until.ts";

type Answer<Data = unknown> = { status: number; code: string; data: Data };

/** What shows that one may: the order's secret, a session's token. */
export type Proof = { secret?: string; token?: string };

/** A browser that asks again, at the other api, until it has an answer that says something. */
export type Browser = {
  /** The same question under the same key until it is answered. Throws `GaveUp` and `Refused`. */
  post<Data>(path: string, body: object, proof?: Proof, final?: readonly string[]): Promise<Data>;
  put<Data>(path: string, body: object, proof?: Proof): Promise<Data>;
  get<Data>(path: string, proof?: Proof): Promise<Data>;
  remove(path: string, proof?: Proof): Promise<void>;
};

/** The api said no in a way that asking again does not change. */
class Refused extends Error {
  readonly code: string;

  constructor(what: string, { status, code }: Answer) {
    super(`${what} was refused: ${status} ${code}`);
    this.code = code;
  }
}

/** Runs `attempt`; undefined where the api refused it with one of `codes`. */
export async function unlessRefused<Data>(
  codes: readonly string[],
  attempt: () => Promise<Data>,
): Promise<Data | undefined> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Refused && codes.includes(error.code)) return undefined;
    throw error;
  }
}

class GaveUp extends Error {}

/** How long a person goes on asking, milliseconds. */
const patience = 120_000;
const restMs = 400;
/** Answers that ask to come back, beside those of a server that is in trouble. Plans of a supplier whose balance is empty are sold again. */
const comeBack = ["rate_limited", "payment_pending", "plan_unavailable"];
/** Said by a shop that is well, with a status as of one that is not: the same attempt will not go through. */
const alwaysFinal = ["gateway_unavailable"];

/** `number`: the person's, who has an address of their own and begins at one api or the other. */
export function openBrowser(apiUrls: readonly string[], number: number): Browser {
  let turn = number;
  const address = `10.0.${number >> 8}.${number & 255}`;
  function ask<Data>(
    method: string,
    path: string,
    proof: Proof,
    body: object | null,
    final: readonly string[],
  ) {
    const headers = {
      "x-forwarded-for": address,
      ...(proof.secret && { "order-secret": proof.secret }),
      ...(proof.token && { authorization: `Bearer ${proof.token}` }),
      ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
    };
    const call = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const send = () => {
      const url = `${apiUrls[turn++ % apiUrls.length]}${basePath}${path}`;
      return fetch(url, { ...call, signal: AbortSignal.timeout(30_000) });
    };
    return insist<Data>(`${method} ${path}`, send, final);
  }
  return {
    post: (path, body, proof = {}, final = []) => ask("POST", path, proof, body, final),
    put: (path, body, proof = {}) => ask("PUT", path, proof, body, []),
    get: (path, proof = {}) => ask("GET", path, proof, null, []),
    remove: async (path, proof = {}) => void (await ask("DELETE", path, proof, null, [])),
  };
}

async function insist<Data>(
  what: string,
  send: () => Promise<Response>,
  final: readonly string[],
): Promise<Data> {
  let answer: Answer<Data> | undefined;
  const answered = async () => {
    answer = await read<Data>(send());
    return answer !== undefined && (final.includes(answer.code) || isAnswer(answer));
  };
  if (!(await waitUntil(answered, patience, restMs)) || !answer)
    throw new GaveUp(`${what} had no answer but ${answer?.status ?? "silence"} ${answer?.code ?? ""}`);
  if (answer.status >= 300) throw new Refused(what, answer);
  return answer.data;
}

async function read<Data>(sent: Promise<Response>): Promise<Answer<Data> | undefined> {
  try {
    const response = await sent;
    const text = await response.text();
    const { code = "", data } = JSON.parse(text || "{}");
    return { status: response.status, code, data };
  } catch {
    // The process that was asked is gone, or went while it answered.
    return undefined;
  }
}

const isAnswer = ({ status, code }: Answer) =>
  !comeBack.includes(code) && (status < 500 || alwaysFinal.includes(code));
