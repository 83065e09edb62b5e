import { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";

/** Who signs events, in its own words. */
const subject = "CN=messageverificationcerts.paypal.com";
const leastBits = 2048;

/**
 * The certificate that events are signed with, out of a PEM that names it first and then who issued it, one after the other. Null where
 * it is not for this, not of this time, or not issued by who follows; with `isAnchored` also where the last was issued by nobody whom everybody trusts.
 */
export function trustedIn(pem: string, isAnchored: boolean): X509Certificate | null {
  const [first, ...issuers] = certificatesIn(pem);
  if (!first || !isForEvents(first)) return null;
  const all = [first, ...issuers];
  const holds = all.every((one, at) => {
    const issuer = all[at + 1];
    return (
      isOfNow(one) && (issuer ? issuer.ca && isIssuedBy(one, issuer) : !isAnchored || isAnchoredHere(one))
    );
  });
  return holds ? first : null;
}

function certificatesIn(pem: string): X509Certificate[] {
  try {
    const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    return blocks.map((block) => new X509Certificate(block));
  } catch {
    return [];
  }
}

const isForEvents = ({ subject: names, ca, publicKey }: X509Certificate): boolean =>
  !ca &&
  names.split("\n").includes(subject) &&
  publicKey.asymmetricKeyType === "rsa" &&
  (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits;

export const isOfNow = ({ validFromDate, validToDate }: X509Certificate): boolean =>
  validFromDate.getTime() <= Date.now() && Date.now() <= validToDate.getTime();

const isIssuedBy = (one: X509Certificate, issuer: X509Certificate): boolean =>
  one.checkIssued(issuer) && one.verify(issuer.publicKey);

let roots: X509Certificate[] | undefined;

/** It is one of those that Node brings, or issued by one. */
function isAnchoredHere(last: X509Certificate): boolean {
  roots ??= rootCertificates.map((pem) => new X509Certificate(pem));
  return roots.some((root) => root.fingerprint256 === last.fingerprint256 || isIssuedBy(last, root));
}
