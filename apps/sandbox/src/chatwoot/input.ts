import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { HttpRefusal } from "../world/http-refusal.ts";
import { addFile, type Chatwoot, type Contact, IDENTITY_KEY } from "./chatwoot.ts";

const LONGEST = 150_000;

type Fields = Record<string, unknown>;
export const fieldsOf = (request: FastifyRequest): Fields => Object(request.body ?? {});

/** `hmac_mandatory` is on. A wrong hash is an error that nobody catches. */
export function proveIdentity({ identifier, identifier_hash: hash }: Fields): void {
  if (identifier === undefined)
    throw new HttpRefusal(401, { error: "HMAC failed: Invalid Identifier Hash Provided" });
  const right = createHmac("sha256", IDENTITY_KEY).update(String(identifier)).digest("hex");
  if (hash !== right) throw new HttpRefusal(500, { status: 500, error: "Internal Server Error" });
}

export function contactWith(
  contact: Contact,
  { identifier, name, email, custom_attributes: attributes }: Fields,
): Contact {
  return {
    ...contact,
    ...(typeof identifier === "string" && { identifier }),
    ...(typeof name === "string" && { name }),
    ...(typeof email === "string" && { email }),
    attributes: { ...contact.attributes, ...Object(attributes ?? {}) },
  };
}

export type NewMessage = { content: string; files: string[] };

/** JSON, or a form where files come along. */
export async function messageIn(chatwoot: Chatwoot, request: FastifyRequest): Promise<NewMessage> {
  const { body } = request;
  const read = Buffer.isBuffer(body)
    ? await formIn(chatwoot, body, String(request.headers["content-type"]))
    : { content: String(fieldsOf(request).content ?? ""), files: [] };
  if (read.content.length > LONGEST)
    throw new HttpRefusal(422, {
      message: "Content is too long (maximum is 150000 characters)",
      attributes: ["content"],
    });
  return read;
}

async function formIn(chatwoot: Chatwoot, body: Buffer, type: string): Promise<NewMessage> {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  // Their code goes through a list: a field without brackets breaks it.
  if (form.has("attachments")) throw new HttpRefusal(500, { status: 500, error: "Internal Server Error" });
  const sent = form.getAll("attachments[]").filter((one) => one instanceof File);
  const files = await Promise.all(
    sent.map(async (file) => {
      const base64 = Buffer.from(await file.arrayBuffer()).toString("base64");
      return addFile(chatwoot, { name: file.name, type: file.type, base64 });
    }),
  );
  return { content: String(form.get("content") ?? ""), files };
}
