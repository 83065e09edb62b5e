import type { MaskedPerson } from "@rihla/contract/admin";
import type { Fact } from "../blocks/index.ts";

const dots = "•••";

/** What tells two people apart and is no way to either: of a name its first word, of an address its first letter and its host. */
export const masked = (person: {
  email: string;
  name: string | null;
  phone: string | null;
}): MaskedPerson => ({
  email: maskedEmail(person.email),
  name: person.name === null ? null : maskedName(person.name),
  phone: person.phone === null ? null : maskedPhone(person.phone),
});

export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}${dots}${email.slice(at)}`;
}

export function maskedName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return [first, ...others.map((word) => `${[...word][0]}.`)].join(" ");
}

/** The country's digits and the last two. */
const maskedPhone = (phone: string): string => `${phone.slice(0, 4)} ${dots} ${phone.slice(-2)}`;

/** The same of what a block is known by. Of a network its first half, which is a provider's. */
export function maskedFact({ kind, value }: Fact): string {
  if (kind === "email") return maskedEmail(value);
  if (kind === "phone") return maskedPhone(value);
  const [address = "", bits] = value.split("/");
  const mark = address.includes(":") ? ":" : ".";
  return `${address.split(mark).slice(0, 2).join(mark)}${mark}${dots}/${bits}`;
}
