import { fieldsAsText } from "../world/fields-as-text.ts";

export type CodesAs = "mixed" | "number" | "string";

const CODES = ["errorCode", "ErrorCode", "orderStatus", "OrderStatus", "actionCode"];
const AS_TEXT_WHEN_MIXED = ["errorCode", "ErrorCode"];

export function withCodesAs(codesAs: CodesAs, answer: Record<string, unknown>): Record<string, unknown> {
  const texts: string[] = { mixed: AS_TEXT_WHEN_MIXED, number: [], string: CODES }[codesAs];
  return fieldsAsText(answer, texts);
}
