import { createHash } from "node:crypto";
import { parseSync } from "@swc/core";

/** One small change of a source that some test should notice. */
export type Mutant = {
  line: number;
  before: string;
  after: string;
  source: string;
  /** Where the innermost function that holds it begins; null for what runs when the file is loaded. */
  within: number | null;
};

type Span = { start: number; end: number };
type Node = { type: string; span: Span; [part: string]: unknown };
/** Bytes from `start` to `end` give way to `text`. */
type Change = Span & { text: string };
type Placed = Change & { within: number | null };

export const keyOf = ({ source }: Mutant) => createHash("sha1").update(source).digest("hex");

/** swc counts bytes from wherever its last file ended; a first statement of ours says where this one begins. */
const mark = "0;";

/** Each changes one thing: a comparison, a condition, a constant, a statement. */
export function mutantsOf(source: string): Mutant[] {
  const { statements, offset } = parse(source);
  const bytes = Buffer.from(source);
  const mutants = statements.flatMap((node) => changesIn(node, null)).map((change) => apply(change));
  const distinct = new Map(mutants.map((mutant) => [mutant.source, mutant]));
  return [...distinct.values()].filter((mutant) => mutant.source !== source);

  function apply({ start, end, text, within }: Placed): Mutant {
    const before = bytes.subarray(0, start - offset);
    return {
      line: before.toString().split("\n").length,
      before: bytes
        .subarray(start - offset, end - offset)
        .toString()
        .trim(),
      after: text.trim(),
      source: before + text + bytes.subarray(end - offset),
      within: within === null ? null : within - offset,
    };
  }
}

/** The source with each function telling `globalThis.reached`, where there is such a set, that it is called: see `within`. */
export function tellingReach(source: string): string {
  const { statements, offset } = parse(source);
  const tell = (start: number) => `globalThis.reached?.add(${start - offset})`;
  const insertions = statements.flatMap(functionsIn).flatMap(({ span, body }) =>
    "stmts" in body
      ? [{ at: body.span.start + 1, text: `${tell(span.start)};` }]
      : [
          { at: body.span.start, text: `(${tell(span.start)}, ` },
          { at: body.span.end, text: ")" },
        ],
  );
  let bytes = Buffer.from(source);
  for (const { at, text } of insertions.sort((a, b) => b.at - a.at))
    bytes = Buffer.concat([bytes.subarray(0, at - offset), Buffer.from(text), bytes.subarray(at - offset)]);
  return bytes.toString();
}

function parse(source: string): { statements: Node[]; offset: number } {
  const tree = parseSync(mark + source, { syntax: "typescript", tsx: true }) as unknown as { body: Node[] };
  const [first, ...statements] = tree.body;
  return { statements, offset: (first?.span.start ?? 0) + mark.length };
}

function functionsIn(node: Node): (Node & { body: Node })[] {
  const inside = Object.values(node).flatMap(nodesOf).flatMap(functionsIn);
  return isFunction(node) ? [node, ...inside] : inside;
}

const isFunction = (node: Node): node is Node & { body: Node } =>
  ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(node.type) && !!node.body;

function changesIn(node: Node, within: number | null): Placed[] {
  if (isOnlyForTypes(node)) return [];
  const inner = isFunction(node) ? node.span.start : within;
  const inside = Object.entries(node).flatMap(([part, value]) =>
    isName(node, part) ? [] : nodesOf(value).flatMap((child) => changesIn(child, inner)),
  );
  return [...(changes[node.type]?.(node) ?? []).map((change) => ({ ...change, within })), ...inside];
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

const changes: Record<string, (node: Node) => Change[]> = {
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
    argument && !isFalse(argument as Node) ? [{ ...span, text: "return undefined;" }] : [],
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
