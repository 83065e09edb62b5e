import { resolveMx, resolveTxt } from "node:dns/promises";

type Sender = {
  MAIL_FROM?: string | undefined;
  MAIL_DKIM_SELECTOR?: string | undefined;
  MAIL_BOUNCES_TO?: string | undefined;
};
/** The TXT records of a name, each in one piece; none where there is none. */
export type TextsOf = (name: string) => Promise<string[]>;
/** The mail servers of a domain; none where there is none. */
export type ServersOf = (domain: string) => Promise<string[]>;

/**
 * Whether other mail servers can know that the shop's mails are the shop's: an eSIM comes by mail, and what is taken for a forgery is
 * thrown away. Throws with each record that is missing or lets anybody send.
 */
export async function checkMail(
  { MAIL_FROM, MAIL_DKIM_SELECTOR, MAIL_BOUNCES_TO }: Sender,
  textsOf: TextsOf = textsFromDns,
  serversOf: ServersOf = serversFromDns,
) {
  const domain = /@([\w.-]+)>?$/.exec(MAIL_FROM ?? "")?.[1];
  if (!domain) throw new Error("MAIL_FROM is not set: mails would come from nobody.");
  const gaps = await Promise.all([
    spfGap(domain, textsOf),
    dkimGap(domain, MAIL_DKIM_SELECTOR, textsOf),
    dmarcGap(domain, textsOf),
    returnGap(domain, MAIL_BOUNCES_TO, { textsOf, serversOf }),
  ]);
  const told = gaps.filter((gap) => gap !== undefined);
  if (told.length > 0) throw new Error(`${domain}: ${told.join("; ")}`);
  return `SPF, DKIM and DMARC of ${domain} are there`;
}

/** Which machines may send (RFC 7208). */
async function spfGap(domain: string, textsOf: TextsOf): Promise<string | undefined> {
  const records = (await textsOf(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (records.length === 0) return "no SPF record (TXT v=spf1 … -all)";
  if (records.length > 1) return "more than one SPF record, which counts as none";
  return /(?: [~-]all| redirect=\S+)\s*$/i.test(String(records[0]))
    ? undefined
    : "its SPF record lets anybody send: end it with -all or ~all";
}

/** The key that mails are signed with (RFC 6376); an empty one is withdrawn. */
async function dkimGap(domain: string, selector: string | undefined, textsOf: TextsOf) {
  if (!selector) return "DKIM is not looked up: set MAIL_DKIM_SELECTOR, which the mail server's owner tells";
  const name = `${selector}._domainkey.${domain}`;
  const [key] = (await textsOf(name)).filter((text) => /(?:^|;)\s*p=/i.test(text));
  if (key === undefined) return `no DKIM key at ${name}`;
  return /(?:^|;)\s*p=\s*[^;\s]/i.test(key) ? undefined : `the DKIM key at ${name} is withdrawn`;
}

/** What is done with the others (RFC 7489). */
async function dmarcGap(domain: string, textsOf: TextsOf): Promise<string | undefined> {
  const [record] = (await textsOf(`_dmarc.${domain}`)).filter((text) => /^v=DMARC1\s*;/i.test(text));
  if (record === undefined) return `no DMARC record (TXT v=DMARC1; p=quarantine at _dmarc.${domain})`;
  return /;\s*p=\s*(?:quarantine|reject)\b/i.test(record)
    ? undefined
    : "its DMARC record only watches: p=quarantine or p=reject";
}

/**
 * Where mails come back to that can't be delivered. Other servers look for its SPF record, not for the sender's, once it is the envelope's
 * sender (RFC 7208, 2.4).
 */
async function returnGap(
  sender: string,
  address: string | undefined,
  { textsOf, serversOf }: { textsOf: TextsOf; serversOf: ServersOf },
): Promise<string | undefined> {
  if (!address) return "MAIL_BOUNCES_TO is not set: nobody would learn that an eSIM's mail came back";
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  if ((await serversOf(domain)).length === 0)
    return `no mail server (MX) takes what comes back to ${domain} (MAIL_BOUNCES_TO)`;
  const gap = domain === sender.toLowerCase() ? undefined : await spfGap(domain, textsOf);
  return gap && `${domain} (MAIL_BOUNCES_TO): ${gap}`;
}

const textsFromDns = async (name: string): Promise<string[]> =>
  (await fromDns(name, resolveTxt)).map((pieces) => pieces.join(""));

const serversFromDns = async (domain: string): Promise<string[]> =>
  (await fromDns(domain, resolveMx)).map(({ exchange }) => exchange);

async function fromDns<Found>(name: string, resolve: (name: string) => Promise<Found[]>): Promise<Found[]> {
  try {
    return await resolve(name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENODATA" || code === "ENOTFOUND") return [];
    throw new Error(`the name server did not answer for ${name} (${code}): try again with a network`);
  }
}
