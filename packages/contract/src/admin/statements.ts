import * as z from "zod/mini";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { statementBytes, statementColumns, statementKinds, statementSorts } from "./operator-rules.ts";

const column = z.int().check(z.gte(0), z.lt(statementColumns));

/** It is kept: a number in it would be somebody's card or payment. */
const kindWord = z.string().check(z.maxLength(60), z.regex(/^(?!.*\d{4})/));

/** What stands in which column of a bank's file, counted from 0: said once for a gateway and a file's headings. */
const naming = z.strictObject({
  reference: column,
  sum: column,
  moment: column,
  /** Null: sums below nothing were given back, all others taken. */
  kind: z.nullable(column),
  /** Each word of that column. */
  kinds: z
    .record(kindWord, z.enum(statementKinds))
    .check(z.refine((kinds) => Object.keys(kinds).length <= statementSorts, { error: "too_long" })),
  /** Null: all of it is in `currency`. */
  currencyColumn: z.nullable(column),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** 450000 stands for 4,500.00. */
  inMinorUnits: z.boolean(),
});
export type StatementNaming = z.infer<typeof naming>;

/** Why a line can't be read. */
export const unreadReasons = ["reference", "sum", "moment", "currency"] as const;

const unnamed = z.object({
  outcome: z.literal("unnamed"),
  headings: z.array(z.string()),
  /** The first lines, as they stand there. */
  rows: z.array(z.array(z.string())),
  /** Of each column all its words, where they are few enough to tell kinds apart. */
  words: z.array(z.array(z.string())),
  /** What the gateway takes. */
  currencies: z.array(z.string()),
  /** As it was named before, and how often; null and 0 where nobody has. */
  naming: z.nullable(naming),
  revision: z.int(),
});
export type UnnamedStatement = z.infer<typeof unnamed>;

const unreadable = z.object({
  outcome: z.literal("unreadable"),
  count: z.int(),
  /** The first of them; `said`: what stands in that column. */
  lines: z.array(z.object({ line: z.int(), why: z.enum(unreadReasons), said: z.string() })),
});

/** No line of it is a payment of that gateway here: another gateway's file, or another column. */
const strange = z.object({ outcome: z.literal("strange"), rows: z.int() });

const read = z.object({
  outcome: z.literal("read"),
  /** It says what was known already: nothing has changed. */
  same: z.boolean(),
  /** Of that day. */
  rows: z.int(),
  agreed: z.int(),
  onlyThere: z.int(),
  onlyHere: z.int(),
  /** Both know it, and say something else. */
  otherwise: z.int(),
  /** Totals, and what was named as not counting. */
  leftOut: z.int(),
});

const answer = z.discriminatedUnion("outcome", [unnamed, unreadable, strange, read]);
export type StatementAnswer = z.infer<typeof answer>;

export const statementEndpoints = {
  "POST /takings/{day}/statements": {
    summary:
      "Compare a day with a gateway's or bank's own file (CSV). What its columns are is said once for such headings; a file that can't be read, or is of another day, changes nothing",
    who: ["owner"],
    confirmed: true,
    path: z.strictObject({ day: z.iso.date() }),
    body: z.strictObject({
      gateway: z.string().check(z.minLength(2), z.maxLength(40)),
      content: z.base64(),
      /** What its columns are; `revision`: of the naming that was seen. */
      naming: z.optional(naming),
      revision: z.optional(z.int().check(z.gte(0))),
      /** Only tell what its columns are, as far as it is known. */
      anew: z.optional(z.boolean()),
      /** It is kept though no line of it is known here. */
      sure: z.optional(z.boolean()),
    }),
    bodyBytes: Math.ceil(statementBytes / 3) * 4 + 8192,
    output: answer,
    status: 200,
    errors: [
      "company_unknown",
      "day_unreadable",
      "statement_too_large",
      "statement_unreadable",
      "statement_empty",
      "statement_of_other_day",
      "named_meanwhile",
    ],
  },
} as const satisfies AdminEndpoints;
