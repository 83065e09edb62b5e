import { emailFault, tidyEmail } from "@rihla/contract/rules/person";
import { phoneFault, tidyPhone } from "@rihla/contract/rules/phone";
import { isId, keyedDigest } from "../../infra/ids.ts";
import type { SecretKeys } from "../../infra/secret-keys.ts";
import type { FactKind } from "./blocks.tables.ts";
import { nameOf, readNetwork } from "./networks.ts";

/** Something that somebody is known by, as it is kept and compared. */
export type Fact = { kind: FactKind; value: string };

/** As people type it; null where it is none. What is an e-mail or a phone is what the checkout takes for one. */
export function readFact(kind: FactKind, typed: string): Fact | null {
  if (kind === "email") return emailFault(typed) ? null : { kind, value: tidyEmail(typed) };
  if (kind === "phone") return phoneFault(typed) ? null : { kind, value: tidyPhone(typed) };
  if (kind === "device") return isId(typed) ? { kind, value: typed } : null;
  const network = readNetwork(typed);
  return network && { kind, value: nameOf(network) };
}

const erased = "erased:";

/** What stands for a fact whose owner has deleted their account: nobody can read it back, and who comes with it again is known. */
export const digestOf = (secretKey: string, { kind, value }: Fact): string =>
  `${erased}${keyedDigest(secretKey, "blocked", `${kind}\n${value}`)}`;

export const isErased = ({ value }: Fact): boolean => value.startsWith(erased);

/** The fact itself and what would be left of it, made with either key of the shop. */
export const withDigests = (keys: SecretKeys, fact: Fact): Fact[] => [
  fact,
  ...keys.map((key) => ({ kind: fact.kind, value: digestOf(key, fact) })),
];
