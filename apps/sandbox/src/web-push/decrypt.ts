import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import type { Subscription } from "./subscriptions.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");
const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** What RFC 8291 asks a browser to do: one record of aes128gcm. Throws where the keys or the bytes are not right. */
export function decrypt(body: Buffer, { privateKey, p256dh, auth }: Subscription): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const own = createECDH("prime256v1");
  own.setPrivateKey(bytes(privateKey));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), bytes(p256dh), senderKey]);
  const secret = derive(own.computeSecret(senderKey), bytes(auth), info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record's text ends with a 2, and zeros as padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
