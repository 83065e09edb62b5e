import { randomUUID } from "node:crypto";
import { callApi } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import type { TestShop } from "../testing/test-shop.ts";
import { runOps } from "./run-ops.ts";

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
type Answer = any;

/** Users of the machine at the commands of a shop. */
export function operatorsOf(shop: () => TestShop) {
  const as = async (user: string, line: string): Promise<Answer> =>
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
      const { data } = (await callApi(shop(), "GET", "/wallet", { as: { token } })) as Answer;
      return data.balances.find(({ currency }: { currency: string }) => currency === "DZD")?.amount ?? 0;
    };
    return { email, balance };
  }
  return { as, complaint, customer };
}
