import {
  appVersionHeader,
  chatSecretHeader,
  deviceSecretHeader,
  type Endpoint,
  idempotencyKeyHeader,
  idempotencyKeyLength,
  idempotencyKeyPattern,
  orderSecretHeader,
  recipientSecretHeader,
} from "@rihla/contract";
import { cookieNames } from "@rihla/contract/rules";
import type { Json } from "./openapi-schemas.ts";

type Where = "header" | "cookie";
const optional = (where: Where, name: string, description: string): Json => ({
  name,
  in: where,
  required: false,
  description,
  schema: { type: "string" },
});

/** Of every call. */
export const appVersion = {
  ...optional(
    "header",
    appVersionHeader,
    "Of an app, as its store names it; one that is too old is refused with `app_version_too_old`. A page sends none",
  ),
  example: "1.4.0",
};

export function headerParameters({ idempotent, cached }: Pick<Endpoint, "idempotent" | "cached">): Json[] {
  if (cached) return [optional("header", "if-none-match", "The ETag of an answer that is still at hand")];
  if (!idempotent) return [];
  const schema = {
    type: "string",
    minLength: idempotencyKeyLength.min,
    maxLength: idempotencyKeyLength.max,
    pattern: idempotencyKeyPattern.source,
  };
  const description = "The same key and input get the first answer again";
  return [{ name: idempotencyKeyHeader, in: "header", required: true, description, schema }];
}

const kept = {
  device: {
    header: deviceSecretHeader,
    cookie: cookieNames.device,
    proves: "that somebody has signed in on it before",
  },
  recipient: {
    header: recipientSecretHeader,
    cookie: cookieNames.recipient,
    proves: "that it has received eSIMs which were shared with it",
  },
  chat: {
    header: chatSecretHeader,
    cookie: cookieNames.chat,
    proves: "that a guest's chat was begun on it",
  },
} as const;
const keptBy = ({ proofs = [] }: Pick<Endpoint, "proofs">) =>
  proofs.flatMap((proof) => (proof === "order" ? [] : [kept[proof]]));

export function proofParameters(endpoint: Pick<Endpoint, "proofs">): Json[] {
  const order = "A guest's proof for the order that it is about: the `secret` of `POST /orders`";
  return [
    ...keptBy(endpoint).flatMap(({ header, cookie, proves }) => [
      optional("header", header, `An app's proof ${proves}; empty without one`),
      optional("cookie", cookie, `The same of a browser, where the header is not sent: ${proves}`),
    ]),
    ...(endpoint.proofs?.includes("order") ? [optional("header", orderSecretHeader, order)] : []),
  ];
}

/** What is given is given where the proof of that kind was looked for. */
export function sentProofs(endpoint: Pick<Endpoint, "proofs" | "events">): Json {
  const all = keptBy(endpoint);
  if (all.length === 0 || endpoint.events) return {};
  const header = (description: string) => ({ description, schema: { type: "string" } });
  return {
    ...Object.fromEntries(
      all.map(({ header: name }) => [
        titled(name),
        header(
          "The next proof, where this header was sent and there is one; empty: it proves nothing any more",
        ),
      ]),
    ),
    "Set-Cookie": header(`The same for a browser: ${all.map(({ cookie }) => cookie).join(", ")}`),
  };
}

const titled = (name: string) => name.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
