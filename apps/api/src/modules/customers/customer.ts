import type { User } from "@rihla/contract";
import type { Customer } from "./customers.repository.ts";

/** What a customer may see of themselves. */
export function toUser(customer: Customer): User {
  const { id, name, email, phone, country } = customer;
  return {
    id,
    name,
    email,
    phone,
    country,
    status: customer.verifiedAt ? "verified" : "unverified",
    preferences: { language: customer.language, currency: customer.currency },
  };
}
