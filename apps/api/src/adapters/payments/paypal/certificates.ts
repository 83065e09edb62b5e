import type { X509Certificate } from "node:crypto";
import { callOutside } from "../../../infra/outbound/outbound.ts";
import { isOfNow, trustedIn } from "./certificate.ts";
import type { CertificatePlaces } from "./certificate-places.ts";

/** A chain has a few kilobytes. */
const mostBytes = 64 * 1024;

export type Certificates = {
  /** One that was fetched before and still holds. */
  known(address: string): X509Certificate | null;
  /** Asks for it, once for all who want it at this moment; null where it is none that is believed. */
  fetch(address: string): Promise<X509Certificate | null>;
};

/** Those that this process has seen. Kept are only such as are believed, which nobody but PayPal can put where they are asked for. */
export function openCertificates({ isAnchored }: CertificatePlaces, timeoutMs: number): Certificates {
  const kept = new Map<string, X509Certificate>();
  const underWay = new Map<string, Promise<X509Certificate | null>>();
  const ask = async (address: string) => {
    // Redirects are not followed.
    const call = { method: "GET", headers: {}, mostBytes };
    const { status, text } = await callOutside(address, call, timeoutMs, "certificate");
    const certificate = status === 200 ? trustedIn(text, isAnchored) : null;
    if (certificate) kept.set(address, certificate);
    return certificate;
  };
  const known = (address: string) => {
    const certificate = kept.get(address);
    return certificate && isOfNow(certificate) ? certificate : null;
  };
  return {
    known,
    async fetch(address) {
      const certificate = known(address);
      if (certificate) return certificate;
      const asked = underWay.get(address) ?? ask(address).finally(() => underWay.delete(address));
      underWay.set(address, asked);
      return asked;
    },
  };
}
