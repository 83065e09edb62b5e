import { createHmac } from "node:crypto";
import { chatPhotoBytes } from "@rihla/contract/rules";
import { AnswerTooLong, callHttp, type HttpCall } from "../../../infra/outbound/http-call.ts";
import { type Answer, callOutside, parseJson, UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { PrivateHost } from "../../../infra/outbound/public-host.ts";
import type { Photo } from "../../../modules/chat/support-desk.ts";

export type ChatwootOptions = {
  baseUrl: string;
  inbox: string;
  identityKey: string;
  account: string;
  accessToken: string;
  /** Where files lie, should that be in a private network and not at `baseUrl`. */
  filesUrl?: string | undefined;
  /** How long an answer is waited for; after that the outcome is unknown. */
  timeoutMs?: number;
};

type Json = Record<string, unknown>;

/**
 * Their public client API needs no key: the inbox's identifier and the contact's source id in the address open everything, so
 * no address is named in an error, which is logged.
 */
export function createClient({
  baseUrl,
  inbox,
  identityKey,
  account,
  accessToken,
  filesUrl,
  timeoutMs = 10_000,
}: ChatwootOptions) {
  const publicBase = `${baseUrl}/public/api/v1/inboxes/${encodeURIComponent(inbox)}`;
  const send = async (address: string, call: HttpCall) => {
    const answer = await callOutside(address, call, timeoutMs, `a ${call.method} to the desk`);
    // They refuse whoever asks too often by a status alone; nothing was done then.
    if (answer.status === 429) throw new UnknownOutcome("status 429");
    return answer;
  };
  const call = (method: string, address: string, body?: Json, headers: Record<string, string> = {}) =>
    send(address, {
      method,
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      body: body && JSON.stringify(body),
    });
  return {
    get: (path: string) => call("GET", publicBase + path),
    post: (path: string, body: Json = {}) => call("POST", publicBase + path, body),
    patch: (path: string, body: Json) => call("PATCH", publicBase + path, body),
    /** With a file the call is a form; a field without brackets would break at their end. */
    async postForm(path: string, { type, content }: Photo): Promise<Answer> {
      const form = new FormData();
      const name = `photo.${type.split("/")[1]}`;
      form.append("attachments[]", new Blob([new Uint8Array(content)], { type }), name);
      const encoded = new Response(form);
      const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
      const body = new Uint8Array(await encoded.arrayBuffer());
      return send(publicBase + path, { method: "POST", headers, body });
    },
    deleteContact: (id: number) =>
      call("DELETE", `${baseUrl}/api/v1/accounts/${account}/contacts/${id}`, undefined, {
        api_access_token: accessToken,
      }),
    /** Lower-case hex, as they compare it. A wrong one is answered with status 500. */
    identityOf: (identifier: string) => ({
      identifier,
      identifier_hash: createHmac("sha256", identityKey).update(identifier).digest("hex"),
    }),
    fetchFile: (address: string) => fetchFile({ baseUrl, filesUrl, timeoutMs }, address),
  };
}

/** The answer of a call that has to succeed. */
export function objectIn({ status, text }: Answer): Json {
  if (status !== 200) throw new UnknownOutcome(`status ${status}`);
  return Object(parseJson(text));
}

/** The number that stands in an answer or in one of its rows. */
export function idIn(row: unknown): number {
  const { id }: Json = Object(row);
  if (typeof id !== "number") throw new UnknownOutcome("an answer without an id");
  return id;
}

type Desk = { baseUrl: string; filesUrl: string | undefined; timeoutMs: number };

/**
 * Only from the installation itself, whatever host an address names: it names the one that agents know. From there one
 * redirect leads to where files lie: there, where the operator says, or at a host that everybody reaches. None leads back into the shop's
 * own network.
 */
async function fetchFile({ baseUrl, filesUrl, timeoutMs }: Desk, address: string): Promise<Buffer | null> {
  const named = URL.parse(address, baseUrl);
  if (!named) return null;
  const { pathname, search } = named;
  // Set as parts: a path that begins with two slashes would name another host.
  const first = await get(Object.assign(new URL(baseUrl), { pathname, search }), timeoutMs, true);
  const { location = "" } = first?.headers ?? {};
  const next = first && first.status >= 300 && first.status < 400 && URL.parse(location, baseUrl);
  const isKnown = next && [baseUrl, filesUrl].some((one) => one && new URL(one).origin === next.origin);
  const answer = next ? await get(next, timeoutMs, isKnown === true) : first;
  if (answer && answer.status >= 500) throw new UnknownOutcome(`a file: status ${answer.status}`);
  return answer?.status === 200 ? answer.body : null;
}

/** Null for what is larger than a photo may be, and for what lies where nobody is led. */
async function get(url: URL, timeoutMs: number, isKnown: boolean) {
  if (!/^https?:$/.test(url.protocol)) return null;
  const call = { method: "GET", headers: {}, mostBytes: chatPhotoBytes, onlyPublic: !isKnown };
  return callHttp(url.href, call, timeoutMs).catch((cause: unknown) => {
    if (cause instanceof AnswerTooLong || cause instanceof PrivateHost) return null;
    throw new UnknownOutcome("a file did not come", { cause });
  });
}
