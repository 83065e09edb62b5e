import { randomBytes } from "node:crypto";

export type Customer = { email: string; name: string; phone: string };

export function newCustomer(): Customer {
  return {
    email: `amina.${randomBytes(5).toString("hex")}@rihla.example`,
    name: "Amina Benali",
    phone: "0550123456",
  };
}
