import type {
  AdminBodyOf,
  AdminDataOf,
  AdminEndpointMap,
  AdminEndpointName,
  AdminPathOf,
  AdminProblemCode,
  AdminQueryOf,
} from "@rihla/contract/admin";
import { touchPasskey } from "./passkeys.ts";

/** Where the calls are, on the back office's own origin. */
const base = "/api/v1/admin";

type Figures = Readonly<Record<string, string | number>>;

/** The api said no, and what the code tells of; `offline` where it said nothing. */
export class Refused extends Error {
  readonly code: AdminProblemCode | "offline";
  readonly figures: Figures;
  constructor(code: AdminProblemCode | "offline", figures: Figures = {}) {
    super(code);
    this.code = code;
    this.figures = figures;
  }
}

export const isRefusal = (error: unknown, code: Refused["code"]): boolean =>
  error instanceof Refused && error.code === code;

type Options<Key extends AdminEndpointName> = (AdminEndpointMap[Key] extends { body: unknown }
  ? { body: AdminBodyOf<Key> }
  : { body?: undefined }) &
  (AdminEndpointMap[Key] extends { query: unknown } ? { query?: AdminQueryOf<Key> } : { query?: undefined }) &
  (AdminEndpointMap[Key] extends { path: unknown } ? { path: AdminPathOf<Key> } : { path?: undefined }) & {
    signal?: AbortSignal;
  };
export type Arguments<Key extends AdminEndpointName> =
  Record<never, never> extends Options<Key> ? [options?: Options<Key>] : [options: Options<Key>];

/** `data`, and of a list the cursor of its next page. */
export type Answer<Data> = { data: Data; page?: { next: string | null } };

/** One call. What wants a passkey touched asks for it, and is made again by itself. */
export async function call<Key extends AdminEndpointName>(
  key: Key,
  ...[options]: Arguments<Key>
): Promise<Answer<AdminDataOf<Key>>> {
  const send = () => sendOnce<AdminDataOf<Key>>(key, options ?? {});
  try {
    return await send();
  } catch (error) {
    if (!isRefusal(error, "confirmation_required")) throw error;
    await confirm();
    return send();
  }
}

async function confirm(): Promise<void> {
  const { data: asked } = await sendOnce<Record<string, unknown>>("POST /confirmation-challenges", {});
  await sendOnce("POST /confirmations", { body: { credential: await touchPasskey(asked) } });
}

type Sent = {
  body?: unknown;
  query?: object | undefined;
  path?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal;
};

async function sendOnce<Data>(key: string, { body, query, path, signal }: Sent): Promise<Answer<Data>> {
  const [method = "GET", pattern = ""] = key.split(" ");
  const asked = new URLSearchParams(Object.entries(query ?? {}).filter(([, value]) => value !== undefined));
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path?.[name] ?? ""));
  const url = `${base}${filled}${asked.size > 0 ? `?${asked}` : ""}`;
  const answer = await fetch(url, {
    method,
    signal: signal ?? null,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Refused("offline");
  });
  const told = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (answer.ok) return told as Answer<Data>;
  throw new Refused(told.code ?? "internal_error", told.figures);
}
