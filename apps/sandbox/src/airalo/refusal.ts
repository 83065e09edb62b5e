import { HttpRefusal } from "../world/http-refusal.ts";

/** The business codes, with wording near Airalo's own. */
const REASONS = {
  11: "Insufficient Airalo credit.",
  13: "The operator is under maintenance.",
  14: "Invalid checksum.",
  23: "Top-up is disabled by the operator for this eSIM.",
  33: "Insufficient stock of eSIMs.",
  34: "The requested package is invalid or currently out of stock.",
  43: "Bad request.",
  53: "Unexpected error. Please contact us.",
  73: "The eSIM is recycled.",
} as const;

/** One way of saying no: a code with its reason. */
export function businessRefusal(code: keyof typeof REASONS): HttpRefusal {
  return new HttpRefusal(422, businessBody(String(code)));
}

export function businessBody(code: string, reason?: string) {
  const known = REASONS[Number(code) as keyof typeof REASONS];
  return { code: /^\d+$/.test(code) ? Number(code) : code, reason: reason || known || "Business error." };
}

/** The other way: what is wrong with which field. */
export function fieldRefusal(fields: Record<string, string>): HttpRefusal {
  return new HttpRefusal(422, { data: fields, meta: { message: "the parameter is invalid" } });
}

export function plainRefusal(status: number, message: string): HttpRefusal {
  return new HttpRefusal(status, plainBody(message));
}

export function plainBody(message: string) {
  return { data: [], meta: { message } };
}
