import type { OperatorRefusalCode, RefusalFigures } from "@rihla/contract/admin/refusals";

type Figures<Code extends OperatorRefusalCode> = [keyof RefusalFigures<Code>] extends [never]
  ? []
  : [figures: RefusalFigures<Code>];

/**
 * An expected "no" to an operator: one code of their closed list and its figures. The beside of `Refusal`, which the shop's published endpoints
 * answer with and which knows none of these codes.
 */
export class OperatorRefusal<Code extends OperatorRefusalCode = OperatorRefusalCode> extends Error {
  override name = "OperatorRefusal";
  readonly code: Code;
  readonly figures: Readonly<Record<string, string | number>>;

  constructor(code: Code, ...[figures]: Figures<Code>) {
    super(code);
    this.code = code;
    this.figures = figures ?? {};
  }
}
