import { operate } from "./operate.ts";

/** A coupon as an operator makes it: `--percent 10`. Gives its code. */
export async function newCoupon(...wishes: string[]): Promise<string> {
  const [made] = await operate("coupon", "create", ...wishes);
  return made.code;
}
