import * as z from "zod";
import type { Postponed, RefusalReason, Refused, Unknown } from "../../../modules/esims/esim-provider.ts";
import type { Reply } from "./client.ts";

/**
 * Codes with which nothing was done, and asking again won't help. Not among them: 13 (the operator is under
 * maintenance), 14 (checksum) and 53 (unexpected), after which it is looked up and tried again.
 */
const reasons: Readonly<Record<string, RefusalReason>> = {
  "23": "not-possible-now",
  "33": "out-of-stock",
  "34": "out-of-stock",
  "43": "bad-request",
  "73": "not-possible-now",
};
export const recycled = "73";
const noCredit = "11";

const business = z.object({ code: z.union([z.number(), z.string()]).transform(String) });
const fields = z.object({ data: z.record(z.string(), z.unknown()) });

/** The business code of a refusal; null when it names none. */
export function codeOf(reply: Reply): string | null {
  const parsed = reply.status === 422 ? business.safeParse(reply.body) : null;
  return parsed?.success ? parsed.data.code : null;
}

/** A 422 says no by a code with its reason, or field by field. Everything else has not told the outcome. */
export function refusalOf(what: string, reply: Reply): Refused | Postponed | Unknown {
  const code = codeOf(reply);
  if (code === noCredit) return { outcome: "postponed", reason: "no-credit", code };
  const reason = code === null ? undefined : reasons[code];
  if (code !== null && reason) return { outcome: "refused", reason, code };
  const named = reply.status === 422 && code === null ? fields.safeParse(reply.body) : null;
  const [field] = named?.success ? Object.keys(named.data.data) : [];
  if (field === "package_id") return { outcome: "refused", reason: "package-gone", code: field };
  if (field) return { outcome: "refused", reason: "bad-request", code: field };
  return { outcome: "unknown", reason: `${what}: status ${reply.status}, code ${code ?? "none"}` };
}
