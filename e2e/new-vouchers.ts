import { operate } from "./operate.ts";

/** The codes of so many vouchers for a plan, made and exported as an operator does. */
export async function newVouchers(plan: string, count: number): Promise<string[]> {
  return (await newBatch(plan, count)).codes;
}

/** One that an operator has blocked. */
export async function withdrawnVoucher(plan: string): Promise<string> {
  const { batch, codes } = await newBatch(plan, 1);
  await operate("voucher", "block", batch);
  return codes[0] as string;
}

/** The same, with the number that the batch is called by. */
export async function newBatch(plan: string, count: number): Promise<{ batch: string; codes: string[] }> {
  const until = ["--until", "2099-12-31T00:00Z"];
  const { batch } = await operate("voucher", "create", plan, String(count), ...until);
  const exported: { code: string }[] = await operate("voucher", "export", batch);
  return { batch, codes: exported.map(({ code }) => code) };
}
