/** By what a call's address begins with: the name of its id there, and in the log. */
const named = {
  orders: ["number", "order"],
  payments: ["id", "payment"],
  esims: ["id", "esim"],
} as const;

/** Of which order, payment or eSIM a call is, for its line in the log. Neither a number nor an id opens anything. */
export function aboutPath(key: string, path: unknown): Record<string, string> | null {
  const noun = /^[A-Z]+ \/(orders|payments|esims)\/\{/.exec(key)?.[1] as keyof typeof named | undefined;
  if (!noun) return null;
  const [parameter, name] = named[noun];
  const value = (path as Record<string, unknown>)[parameter];
  return typeof value === "string" ? { [name]: value } : null;
}

/** The order that a call has made. */
export function aboutAnswer(answer: unknown): Record<string, string> | null {
  const { order } = (answer ?? {}) as { order?: { number?: unknown } | null };
  return typeof order?.number === "string" ? { order: order.number } : null;
}
