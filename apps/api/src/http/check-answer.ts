import type { Endpoint } from "@rihla/contract";

/** Fails for an answer that is not what the contract says, or says more: what goes over the wire is what counts. */
export function checkAnswer({ output }: Pick<Endpoint, "output">, data: unknown): void {
  if (!output) return;
  const sent = JSON.parse(JSON.stringify(data));
  const undeclared = undeclaredKeys(sent, output.parse(sent));
  if (undeclared.length > 0) throw new Error(`The contract does not know ${undeclared.join(", ")}`);
}

/** Parsing drops what the schema does not name: those are the keys that `parsed` has no more. */
function undeclaredKeys(sent: unknown, parsed: unknown): string[] {
  if (typeof sent !== "object" || sent === null) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const kept = (parsed as Record<string, unknown>)[key];
    if (kept === undefined) return [key];
    return undeclaredKeys(value, kept).map((inner) => `${key}.${inner}`);
  });
}
