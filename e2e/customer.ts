import { randomBytes } from "node:crypto";
import type { Language } from "@rihla/contract";

/** `language`: what they order in where no screen says it. */
export type Customer = { email: string; name: string; phone: string; language: Language };

export function newCustomer(language: Language = "fr"): Customer {
  return {
    language,
    email: `amina.${randomBytes(5).toString("hex")}@rihla.example`,
    name: "Amina Benali",
    phone: "0550123456",
  };
}
