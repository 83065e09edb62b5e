import { createHash } from "node:crypto";
import { parseSync } from "@swc/core";

/** One small change of a source that some test should notice. */
export type Mutant = { line: number; before: string; after: string; source: string };

type Span = { start: number; end: number };
type Node = { type: string; span: Span; [part: string]: unknown };
/** Bytes from `start` to `end` give way to `text`. */
type Change = Span & { text: string };

export const keyOf = ({ source }: Mutant) => createHash("sha1").update(source).digest("hex");

/** swc counts bytes from wherever its last file ended; a first statement of ours says where this one begins. */
const mark = "0;";

/** Each changes one thing: a comparison, a condition, a constant, a statement. */
export function mutantsOf(source: string): Mutant[] {
  const tree = parseSync(mark + source, { syntax: "typescript", tsx: true }) as unknown as { body: Node[] };
  const [first, ...rest] = tree.body;
  const offset = (first?.span.start ?? 0) + mark.length;
  const bytes = Buffer.from(source);
  const slice = ({ start, end }: Span) => bytes.subarray(start - offset, end - offset).toString();
  const mutants = rest.flatMap((node) => changesIn(node, slice)).map((change) => apply(change));
  const distinct = new Map(mutants.map((mutant) => [mutant.source, mutant]));
  return [...distinct.values()].filter((mutant) => mutant.source !== source);

  function apply({ start, end, text }: Change): Mutant {
    const before = bytes.subarray(0, start - offset);
    return {
      line: before.toString().split("\n").length,
      before: slice({ start, end }).trim(),
      after: text.trim(),
      source: before + text + bytes.subarray(end - offset),
    };
  }
}

function changesIn(node: Node, slice: (span: Span) => string): Change[] {
  if (isOnlyForTypes(node)) return [];
  const inside = Object.entries(node).flatMap(([part, value]) =>
    isName(node, part) ? [] : nodesOf(value).flatMap((child) => changesIn(child, slice)),
  );
  return [...(changes[node.type]?.(node, slice) ?? []), ...inside];
}

const otherOperators: Record<string, string[]> = {
  "===": ["!=="],
  "!==": ["==="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "&&": ["||"],
  "||": ["&&"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "**": ["*"],
};

const changes: Record<string, (node: Node, slice: (span: Span) => string) => Change[]> = {
  BinaryExpression(node) {
    const [left, right] = [node.left as Node, node.right as Node];
    const between = { start: left.span.end, end: right.span.start };
    const operator = node.operator as string;
    const others = (otherOperators[operator] ?? []).map((other) => ({ ...between, text: ` ${other} ` }));
    // `a ?? b`: what stands in for a missing value.
    return operator === "??" ? [{ start: left.span.end, end: right.span.end, text: "" }] : others;
  },
  UnaryExpression: ({ operator, span }) =>
    operator === "!" ? [{ start: span.start, end: span.start + 1, text: "" }] : [],
  ConditionalExpression: (node) => both(node.test as Node),
  IfStatement: (node) => both(node.test as Node),
  BooleanLiteral: ({ span, value }) => [{ ...span, text: String(!value) }],
  NumericLiteral: ({ span, value }) => [{ ...span, text: String((value as number) + 1) }],
  StringLiteral: ({ span, value }) => [{ ...span, text: value === "" ? '"changed"' : '""' }],
  TemplateLiteral: ({ span }) => [{ ...span, text: '""' }],
  ExpressionStatement: ({ span }) => [{ ...span, text: ";" }],
  ThrowStatement: ({ span }) => [{ ...span, text: ";" }],
  ReturnStatement: ({ span, argument }) =>
    argument && !isFalse(argument as Node) ? [{ ...span, text: "return undefined as never;" }] : [],
};

function both({ span }: Node): Change[] {
  return [
    { ...span, text: "true" },
    { ...span, text: "false" },
  ];
}

/** To whoever asks yes or no, nothing is the same answer. */
const isFalse = ({ type, value }: Node) => type === "BooleanLiteral" && value === false;

/** Erased before anything runs. */
function isOnlyForTypes({ type, typeOnly }: Node): boolean {
  const written = ["TsAsExpression", "TsSatisfiesExpression", "TsNonNullExpression", "TsConstAssertion"];
  return (
    type === "ImportDeclaration" || typeOnly === true || (type.startsWith("Ts") && !written.includes(type))
  );
}

/** Addresses of modules and names of properties: changed, they fail before anything runs. */
function isName(node: Node, part: string): boolean {
  return part === "key" || (part === "source" && node.type.startsWith("Export"));
}

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  // Arguments and elements stand in a shell without a type of its own.
  return "type" in value && "span" in value ? [value as Node] : Object.values(value).flatMap(nodesOf);
}
