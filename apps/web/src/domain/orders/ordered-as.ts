import { json, stored } from "../../platform/storage/storage.ts";

/** Who the newest order of this browser was placed for, as its buyer wrote it. */
type OrderedAs = { email: string; name: string };

const kept = stored<OrderedAs>(
  "device",
  "ordered-as",
  json((value) => {
    const { email, name } = (value ?? {}) as Partial<OrderedAs>;
    return typeof email === "string" && typeof name === "string" ? { email, name } : undefined;
  }),
);

export const noteOrderedAs = (email: string, name: string): void =>
  kept.write({ email: email.trim().toLowerCase(), name: name.trim() });

export const orderedAs = (): OrderedAs | undefined => kept.read();

/** The name to offer to the account of this e-mail; none of an order that somebody else placed, or elsewhere. */
export function nameOrderedAs(email: string): string | undefined {
  const order = kept.read();
  return order && order.name !== "" && order.email === email.toLowerCase() ? order.name : undefined;
}
