import { operate } from "./operate.ts";

/** The codes of so many vouchers for a plan, made and exported as an operator does. */
export async function newVouchers(plan: string, count: number): Promise<string[]> {
  const until = ["--until", "2099-12-31T00:00Z"];
  const { batch } = await operate("voucher", "create", plan, String(count), ...until);
  const exported: { code: string }[] = await operate("voucher", "export", batch);
  return exported.map(({ code }) => code);
}
