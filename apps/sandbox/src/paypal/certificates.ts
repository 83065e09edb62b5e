import { createSign, createVerify } from "node:crypto";
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { CERTIFICATES, type Certificate, WEBHOOK_ID } from "./order.ts";

const file = (name: string) => readFileSync(new URL(`./certificates/${name}.pem`, import.meta.url), "utf8");
const key = file("key");

/** From the root of this company's API. */
export const CERTIFICATE_PATH = "v1/notifications/certs/";
export const nameOf = (certificate: Certificate): string => `CERT-SANDBOX-${certificate}`;

/** With the certificate of its issuer, as they send it; undefined: there is none of this name. */
export function certificateNamed(name: string): string | undefined {
  const one = CERTIFICATES.find((certificate) => nameOf(certificate) === name);
  return one && file(one);
}

type Sent = { id: string; time: string; body: string };
const textOf = ({ id, time, body }: Sent) => `${id}|${time}|${WEBHOOK_ID}|${crc32(body)}`;

export const signatureOf = (sent: Sent): string =>
  createSign("sha256").update(textOf(sent)).sign(key, "base64");

/** What their own check of an event answers. */
export function isOurs(asked: Record<string, unknown>): boolean {
  const body = JSON.stringify(asked.webhook_event);
  const text = textOf({ id: String(asked.transmission_id), time: String(asked.transmission_time), body });
  return (
    asked.webhook_id === WEBHOOK_ID &&
    String(asked.cert_url).endsWith(`/${CERTIFICATE_PATH}${nameOf("genuine")}`) &&
    createVerify("sha256").update(text).verify(file("genuine"), String(asked.transmission_sig), "base64")
  );
}
