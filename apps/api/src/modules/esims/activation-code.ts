/** An activation code by SGP.22 §4.1: `1$<SM-DP+ address>$<matching ID>[$<OID>[$<confirmation flag>]]`. */
export type ActivationCode = {
  /** As it goes in a QR code: with `LPA:`, otherwise exactly as it came (its case matters). */
  code: string;
  smdpAddress: string;
  matchingId: string;
  /** The person must type a confirmation code that they got apart. */
  confirmationCodeRequired: boolean;
};

const longest = 255;
const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Null when phones would refuse it. The text is a secret: it never goes into an error or a log. */
export function parseActivationCode(text: string): ActivationCode | null {
  const code = text.trim().replace(/^lpa:/i, "");
  const [format, host, matchingId, , flag] = code.split("$");
  if (format !== "1" || code.length > longest) return null;
  if (!host || !hostName.test(host) || !matchingId || !/^[\w.-]+$/.test(matchingId)) return null;
  if (flag !== undefined && flag !== "" && flag !== "0" && flag !== "1") return null;
  return { code: `LPA:${code}`, smdpAddress: host, matchingId, confirmationCodeRequired: flag === "1" };
}

/** Makers read the code raw; it is only encoded when it has characters that an address can't carry. */
export function installUrl(host: "esimsetup.apple.com" | "esimsetup.android.com", code: string): string {
  const carried = /^[A-Za-z0-9.:$_-]+$/.test(code) ? code : encodeURIComponent(code);
  return `https://${host}/esim_qrcode_provisioning?carddata=${carried}`;
}
