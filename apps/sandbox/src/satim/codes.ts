export type CodesAs = "mixed" | "number" | "string";

const CODES = ["errorCode", "ErrorCode", "orderStatus", "OrderStatus", "actionCode"];
const AS_TEXT_WHEN_MIXED = ["errorCode", "ErrorCode"];

/** The same code comes as a number from one server and as text from another; clients must read both. */
export function withCodesAs(codesAs: CodesAs, answer: Record<string, unknown>): Record<string, unknown> {
  const texts: string[] = { mixed: AS_TEXT_WHEN_MIXED, number: [], string: CODES }[codesAs];
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, texts.includes(name) ? String(value) : value]),
  );
}
