import { randomUUID } from "node:crypto";
import type { Wallet } from "@rihla/contract";
import { callApi } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import type { TestShop } from "../testing/test-shop.ts";
import { runOps } from "./run-ops.ts";

/** Users of the machine at the commands of a shop. */
export function operatorsOf(shop: () => TestShop) {
  const as = async (user: string, line: string) =>
    JSON.parse(
      await runOps([...line.split(" "), "--why", "as agreed", "--json"], (use) => use(shop().app), user),
    );
  const complaint = (user: string, line: string): Promise<string> =>
    as(user, line).then(
      () => "done",
      (error: Error) => error.message,
    );
  async function customer() {
    const email = `${randomUUID()}@example.com`;
    const token = await signIn(shop(), email);
    const balance = async (): Promise<number> => {
      const { balances } = (await callApi(shop(), "GET", "/wallet", { as: { token } })).data as Wallet;
      return balances.find(({ currency }) => currency === "DZD")?.amount ?? 0;
    };
    return { email, balance };
  }
  return { as, complaint, customer };
}
