/**
 * Whether a mail says that another one will not be delivered any more: a delivery status notification (RFC 3464, in letters of every
 * alphabet RFC 6533) with a recipient whom it gave up, or the header by which some servers say so. What only tells of a delay, an
 * answer by machine and whatever is no mail at all says nothing. Never throws.
 */
export function saysUndeliverable(message: string): boolean {
  const { headers, body } = splitPart(message);
  if (headers.has("x-failed-recipients")) return true;
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/report\b/i.test(type)) return false;
  return partsOf(body, type).some(isStatusOfFailure);
}

type Part = { headers: ReadonlyMap<string, string>; body: string };

/** Headers by small letters, each on one line; the first of a name counts. */
function splitPart(text: string): Part {
  const lines = text.replaceAll("\r\n", "\n").replace(/^(From .*)?\n*/, "");
  const end = lines.indexOf("\n\n");
  const head = end === -1 ? lines : lines.slice(0, end);
  return { headers: readFields(head), body: end === -1 ? "" : lines.slice(end + 2) };
}

function readFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replaceAll(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

function partsOf(body: string, type: string): Part[] {
  const [, quoted, bare] = /\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) return [];
  return `\n${body}`.split(`\n--${boundary}`).slice(1).map(splitPart);
}

/** Its first block is about the mail, each other one about a recipient. */
function isStatusOfFailure({ headers, body }: Part): boolean {
  if (!/^message\/(global-)?delivery-status\b/i.test(headers.get("content-type") ?? "")) return false;
  return body
    .split(/\n[ \t]*\n/)
    .map((block) => readFields(block.trim()))
    .some(isFailure);
}

/** A server that tried for days and gives up says `failed` with the passing status of its last try, so the action counts first. */
function isFailure(recipient: ReadonlyMap<string, string>): boolean {
  const action = recipient.get("action");
  return action === undefined ? /^5\./.test(recipient.get("status") ?? "") : /^failed\b/i.test(action);
}
