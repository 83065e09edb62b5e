import type { User } from "@rihla/contract";
import type { Company } from "@rihla/contract/rules/company";
import type { Db } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { toUser } from "./customer.ts";
import { type Customer, findCustomer } from "./customers.repository.ts";

type Who = { customerId: string };

export const readProfile = async (db: Db, who: Who): Promise<User> => toUser(await find(db, who));

export const readCompany = async (db: Db, who: Who): Promise<Company | null> => (await find(db, who)).company;

async function find(db: Db, { customerId }: Who): Promise<Customer> {
  const customer = await findCustomer(db, customerId);
  // Deleted between the check of the token and now.
  if (!customer) throw new Refusal("unauthenticated");
  return customer;
}
