import { createPublicKey, verify } from "node:crypto";

const day = 24 * 3600;

/** The shop's public key, once its signature, audience and dates hold (RFC 8292); null otherwise. */
export function signerOf(authorization: string | undefined, origin: string, now: number): string | null {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? "") ?? [];
  const [header, claims, signature] = (token ?? "").split(".");
  if (!key || !header || !claims || !signature) return null;
  const said = JSON.parse(Buffer.from(claims, "base64url").toString());
  const isTimely = said.exp * 1000 > now && said.exp * 1000 <= now + day * 1000;
  const hasContact = /^(mailto:|https:)/.test(said.sub ?? "");
  if (said.aud !== origin || !isTimely || !hasContact) return null;
  const signed = Buffer.from(`${header}.${claims}`);
  const publicKey = { key: publicKeyOf(key), dsaEncoding: "ieee-p1363" } as const;
  return verify("sha256", signed, publicKey, Buffer.from(signature, "base64url")) ? key : null;
}

/** An uncompressed point: 4, then x and y of 32 bytes each. */
function publicKeyOf(key: string) {
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((part) => part.toString("base64url"));
  return createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
}
