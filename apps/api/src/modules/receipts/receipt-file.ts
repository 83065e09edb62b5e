import type { Language } from "@rihla/contract";
import { typesetFile } from "../../infra/typeset.ts";
import { type Paid, receiptOf } from "./receipt.ts";

const template = new URL("./receipt.typ", import.meta.url);

/** A receipt as a PDF in base64; the same each time, until money goes back. */
export async function receiptFile(
  paid: Paid,
  language: Language,
): Promise<{ name: string; content: string }> {
  const { paidAt } = paid.payment;
  if (!paidAt) throw new Error(`${paid.number} was not paid`);
  const name = `receipt-${paid.number}.pdf`;
  return typesetFile(name, template, receiptOf(paid, language), new Date(paidAt));
}

/** The same, to hang on a mail. */
export const attached = ({ name, content }: { name: string; content: string }) => ({
  filename: name,
  content: Buffer.from(content, "base64"),
});
