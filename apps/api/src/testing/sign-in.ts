import { newToken, tokenHashOf } from "../infra/ids.ts";
import { saveProvenCustomer } from "../modules/customers/customers.repository.ts";
import { insertSession } from "../modules/sign-in/sessions.repository.ts";
import type { TestShop } from "./test-shop.ts";

/** A session token of the customer with this address, without the mailed code. */
export async function signIn({ app }: TestShop, email: string): Promise<string> {
  const token = newToken();
  await app.db.transaction().execute(async (tx) => {
    const { id } = await saveProvenCustomer(tx, {
      email,
      name: undefined,
      country: undefined,
      language: "fr",
    });
    await insertSession(tx, { customerId: id, tokenHash: tokenHashOf(token) });
  });
  return token;
}
