import * as z from "zod/mini";
import { language, names } from "../catalogue.ts";
import { money } from "../money.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { why } from "./why.ts";

/** What a gateway's books say otherwise than ours. */
const difference = z.object({
  id: z.string(),
  gateway: z.string(),
  orderNumber: z.nullable(z.string()),
  /** In English, as both say it. */
  here: z.string(),
  there: z.string(),
  foundAt: z.iso.datetime(),
  /** It was looked for again, and both say the same by now. */
  goneAt: z.nullable(z.iso.datetime()),
  explanation: z.nullable(z.string()),
  /** It stands in the file that was read for that day. */
  inStatement: z.boolean(),
});
export type TakingDifference = z.infer<typeof difference>;

export const takings = z.object({
  day: z.iso.date(),
  sums: z.array(
    z.object({
      gateway: z.string(),
      payments: z.int(),
      taken: money,
      givenBack: money,
      /** By banks and gateways, of disputes that were lost. */
      takenBack: money,
    }),
  ),
  /** Null where nobody has compared that day. */
  comparedAt: z.nullable(z.iso.datetime()),
  /** How each gateway was compared, and what can't be seen so; in English. */
  compared: z.array(z.object({ gateway: z.string(), by: z.string() })),
  notSeen: z.array(z.object({ gateway: z.string(), why: z.string(), todo: z.string() })),
  differences: z.array(difference),
  /** Who keeps books outside. `readAt`: when a file of theirs was read for that day, its lines of that day, and how many of them agreed. */
  books: z.array(
    z.object({
      gateway: z.string(),
      hasList: z.boolean(),
      readAt: z.nullable(z.iso.datetime()),
      rows: z.int(),
      agreed: z.int(),
    }),
  ),
});
export type Takings = z.infer<typeof takings>;

/** A month's days, each gateway and currency of it a row. */
const monthRow = z.object({
  day: z.iso.date(),
  gateway: z.string(),
  payments: z.int(),
  taken: money,
  givenBack: money,
  takenBack: money,
});
export type MonthRow = z.infer<typeof monthRow>;

/** What was sold of a supplier for a destination, before anything was given back. */
const marginRow = z.object({
  supplier: z.string(),
  destination: names,
  sold: z.int(),
  /** In dinars, by the rates of now. */
  taken: money,
  cost: money,
});
export type MarginRow = z.infer<typeof marginRow>;

const moneyNow = z.object({
  /** What all wallets hold together, in each currency. */
  owed: z.array(z.object({ amount: money, wallets: z.int() })),
  suppliers: z.array(
    z.object({
      supplier: z.string(),
      balance: money,
      readAt: z.iso.datetime(),
      /** In the last seven days. */
      spent: money,
      /** At that pace; null where nothing was spent. */
      daysLeft: z.nullable(z.int()),
    }),
  ),
  /** The last fourteen, newest first. `open`: differences that nobody has explained. */
  days: z.array(z.object({ day: z.iso.date(), comparedAt: z.nullable(z.iso.datetime()), open: z.int() })),
});
export type MoneyNow = z.infer<typeof moneyNow>;

const month = z.strictObject({ month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)) });
const path = z.strictObject({ day: z.iso.date() });

export const takingEndpoints = {
  "GET /money": {
    summary:
      "What is owed to wallets, what is left at suppliers, and the last days against the gateways' books",
    who: ["owner"],
    output: moneyNow,
    status: 200,
  },
  "GET /takings/{day}": {
    summary: "A day of Algeria's by gateway and currency, and where a gateway's books say something else",
    who: ["owner"],
    path,
    output: takings,
    status: 200,
  },
  "GET /months/{month}/takings": {
    summary: "A month of Algeria's by day, gateway and currency, by our own books",
    who: ["owner"],
    path: month,
    output: z.array(monthRow),
    status: 200,
  },
  "GET /months/{month}/paper": {
    summary: "The same as a PDF in base64, with the month's total of each gateway and currency",
    who: ["owner"],
    path: month,
    query: z.strictObject({ language }),
    output: z.object({ name: z.string(), content: z.string() }),
    status: 200,
  },
  "GET /months/{month}/margins": {
    summary: "What a month's eSIMs brought and cost, by supplier and destination; what loses money first",
    who: ["owner"],
    path: month,
    output: z.array(marginRow),
    status: 200,
  },
  "POST /takings/{day}/comparisons": {
    summary:
      "Have it compared with the gateways' books now, which may take minutes: the day then says when it was",
    who: ["owner"],
    path,
    status: 202,
    errors: ["day_unreadable"],
  },
  "POST /taking-differences/{id}/explanations": {
    summary: "Say why a gateway's books differ, once; it is kept",
    who: ["owner"],
    confirmed: true,
    path: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ why }),
    status: 204,
    errors: ["difference_unknown", "explained_already"],
  },
} as const satisfies AdminEndpoints;
