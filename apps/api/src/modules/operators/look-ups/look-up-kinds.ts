import type { FoundBy } from "@rihla/contract/admin";
import { readPhone } from "@rihla/contract/rules/phone";

/** As it is looked for in the database, by each thing that it may be. */
export type Wanted = Partial<Record<FoundBy, string>> & { daySum?: { day: string; sum: number } };

/** What somebody reads out, or an operator copies, may be several things at once: each is looked for. */
export function kindsOf(typed: string): Wanted {
  const text = typed.trim();
  const digits = text.replaceAll(/[\s().-]/g, "");
  const isOneWord = !/\s/.test(text);
  const daySum = daySumOf(text);
  return {
    ...(daySum && { daySum }),
    ...(isOneWord && { reference: text, supplier_order: text }),
    ...(/^[\dA-Z-]{2,24}$/i.test(text) && { number: text.toUpperCase(), request: text.toUpperCase() }),
    ...(/^[\w-]{2,40}$/.test(text) && { coupon: text.toUpperCase() }),
    ...(/^\S+@\S+\.\S{2,}$/.test(text) && { email: text.toLowerCase() }),
    ...(isOneWord && /[a-z]/i.test(text) && { email_beginning: text.toLowerCase() }),
    ...phoneOf(digits),
    ...(/^\d{18,20}$/.test(digits) && { iccid: digits }),
    ...(/^\d{6,12}$/.test(digits) && { iccid_end: digits }),
    ...(/^[x*•.\s]*\d{4}$/i.test(text) && { card: text.slice(-4) }),
    ...(/^\p{L}[\p{L}\p{M}\s'’-]{2,}$/u.test(text) && { name: text.toLowerCase() }),
    ...(/^[\dA-Z-]{12,24}$/i.test(text) && { voucher: text }),
  };
}

/** As it is kept; one that names no country is Algerian. */
function phoneOf(digits: string): Pick<Wanted, "phone"> {
  const parsed = /^\+?\d{8,15}$/.test(digits) ? readPhone("DZ", digits) : undefined;
  return parsed && "e164" in parsed ? { phone: parsed.e164 } : {};
}

/** `2026-05-03 4500`, or `03/05/2026 45,50`: a day and a sum as its payer says it, in whole units and hundredths. */
function daySumOf(text: string): Wanted["daySum"] {
  const [first = "", sum = "", ...rest] = text.split(/\s+/);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(first);
  const local = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(first);
  const [year, month, day] = iso ? iso.slice(1) : local ? local.slice(1).toReversed() : [];
  const amount = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(sum);
  if (!year || !month || !day || !amount || rest.length > 0) return undefined;
  const on = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (Number.isNaN(Date.parse(on))) return undefined;
  return { day: on, sum: Number(amount[1]) * 100 + Number((amount[2] ?? "0").padEnd(2, "0")) };
}
