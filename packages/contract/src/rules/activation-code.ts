import { findLabelledCode } from "./labelled-code.ts";
import { latinDigits } from "./typed-code.ts";

/** An activation code by SGP.22 §4.1: `1$<SM-DP+ address>$<matching ID>[$<OID>[$<confirmation flag>]]`. */
export type ActivationCode = {
  /** As it goes in a QR code: with `LPA:`, otherwise exactly as it came (its case matters). */
  code: string;
  smdpAddress: string;
  /** Empty where the server knows the phone by its EID. */
  matchingId: string;
  /** The person must type a confirmation code that they got apart. */
  confirmationCodeRequired: boolean;
};

const longest = 255;
const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const matchingId = /^[\w.-]*$/;
/** Only the first two numbers have a limit. */
const objectIdentifier = /^(?:[01]\.[1-3]?\d|2\.(?:0|[1-9]\d*))(?:\.(?:0|[1-9]\d*))*$/;

/** Null when phones would refuse it. The text is a secret: it never goes into an error or a log. */
export function parseActivationCode(text: string): ActivationCode | null {
  const code = text.trim().replace(/^lpa:/i, "");
  // Later versions have more fields, which are for others.
  const [format, host = "", id, oid = "", flag = ""] = code.split("$");
  if (format !== "1" || id === undefined || code.length > longest) return null;
  if (!hostName.test(host) || !matchingId.test(id)) return null;
  if (oid !== "" && !objectIdentifier.test(oid)) return null;
  if (!["", "0", "1"].includes(flag) || /[\s\p{Cc}]/u.test(code)) return null;
  return { code: `LPA:${code}`, smdpAddress: host, matchingId: id, confirmationCodeRequired: flag === "1" };
}

/** What looks like a code within other text, with what mail programs and people put between its parts. */
const withinText =
  /(?<![\w$.-])(?:lpa\s*:\s*)?1\s*\$\s*([a-z0-9.-]+)\s*\$\s*([\w.-]*)(?:\$([\d.]*)(?:\$([^\s"'<>«»“”‘’(),;]*))?)?/gi;
const sentenceEnd = /[.,;:!?]+$/;
/** More than a long mail: beyond it nobody looks. */
const pastedLongest = 20_000;
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The first activation code in what somebody pasted: with or without its prefix, within quotes, broken over lines, as an
 * installation link, with the digits of an Arabic keyboard, or with the whole mail around it; or its address and its code apart.
 */
export function findActivationCode(pasted: string): ActivationCode | null {
  const visible = latinDigits(pasted.slice(0, pastedLongest).replace(invisible, ""));
  const text = decoded(visible.replace(/\s+/g, " "));
  const alone = text.trim().replace(/^["'«“‘<(\s]+|["'»”’>)\s]+$/g, "");
  const exact = parseActivationCode(alone) ?? parseBroken(alone);
  if (exact) return exact;
  for (const [found, host = "", id = "", oid, flag] of text.matchAll(withinText)) {
    const fields = ["1", host, id, oid, flag].filter((field) => field !== undefined);
    const code = parseActivationCode(fields.join("$").replace(sentenceEnd, ""));
    if (code && (id !== "" || found.includes("$", found.lastIndexOf(host) + host.length + 1))) return code;
  }
  const apart = findLabelledCode(visible);
  return apart ? parseActivationCode(`1$${apart.host}$${apart.id}`) : null;
}

/** Nothing but a code, with spaces or line breaks in it: what goes on after one can be no word of a sentence. */
function parseBroken(text: string): ActivationCode | null {
  const [first = "", ...rest] = text.replace(/\s*([$:])\s*/g, "$1").split(/\s+/);
  if (!/^(lpa:)?1\$/i.test(first) || !rest.every((part) => /^(?=.*\d)[A-Z0-9-]+(\$[\d.$]*)?$/.test(part)))
    return null;
  return parseActivationCode([first, ...rest].join(""));
}

/** In links it is often written with percent signs. */
function decoded(text: string): string {
  return /%24/i.test(text) ? text.replaceAll(/%(3a|24|2d|2e)/gi, (sign) => decodeURIComponent(sign)) : text;
}

/** Makers read the code raw; it is only encoded when it has characters that an address can't carry. */
export function installUrl(host: "esimsetup.apple.com" | "esimsetup.android.com", code: string): string {
  const carried = /^[A-Za-z0-9.:$_-]+$/.test(code) ? code : encodeURIComponent(code);
  return `https://${host}/esim_qrcode_provisioning?carddata=${carried}`;
}
