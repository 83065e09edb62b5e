import type { StatementNaming, UnnamedStatement } from "@rihla/contract/admin";
import { statementKinds } from "@rihla/contract/admin/operator-rules";

type Meaning = (typeof statementKinds)[number];
/** As it stands in the form: a column's number, or nothing; `currency`: a column's, or a currency. */
export type ChosenNames = Record<"reference" | "sum" | "moment" | "kind" | "currency", string> & {
  inMinorUnits: boolean;
  meanings: Readonly<Record<string, string>>;
};

const guesses = {
  moment: /date|moment|heure|time|تاريخ/i,
  sum: /montant|amount|somme|sum|مبلغ/i,
  reference: /r[ée]f|autoris|transaction|order|commande|مرجع|رقم/i,
  kind: /statut|status|[ée]tat|type|genre|op[ée]ration|نوع|حالة/i,
} as const;

const meanings: readonly (readonly [RegExp, Meaning])[] = [
  [/rembours|refund|annul|revers|مردود|إرجاع|استرداد/i, "refund"],
  [/refus|rejet|[ée]chec|fail|declin|error|erreur|مرفوض|فشل/i, "none"],
  [/achat|vente|sale|pay|pai|accept|approuv|captur|شراء|دفع|مقبول/i, "sale"],
];

/** By what the headings say, each column once; what was named before comes first. Whoever reads the file looks over it. */
export function firstGuess(asked: UnnamedStatement): ChosenNames {
  const { naming, headings, words, currencies } = asked;
  if (naming) {
    const kind = naming.kind === null ? "" : String(naming.kind);
    return {
      reference: String(naming.reference),
      sum: String(naming.sum),
      moment: String(naming.moment),
      kind,
      currency: naming.currencyColumn === null ? naming.currency : String(naming.currencyColumn),
      inMinorUnits: naming.inMinorUnits,
      meanings: meaningsOf(asked, kind),
    };
  }
  const taken = new Set<number>();
  const take = (pattern: RegExp, fits: (at: number) => boolean = () => true): string => {
    const found = headings.findIndex((heading, at) => !taken.has(at) && pattern.test(heading) && fits(at));
    if (found === -1) return "";
    taken.add(found);
    return String(found);
  };
  const moment = take(guesses.moment);
  const sum = take(guesses.sum);
  const reference = take(guesses.reference);
  const kind = take(guesses.kind, (at) => (words[at]?.length ?? 0) > 0);
  const currency = currencies[0] ?? "";
  return { reference, sum, moment, kind, currency, inMinorUnits: false, meanings: meaningsOf(asked, kind) };
}

/** What was said of a column's words before, and what the others look like; nothing of those that look like nothing. */
export function meaningsOf({ naming, words }: UnnamedStatement, kind: string): ChosenNames["meanings"] {
  if (kind === "") return {};
  const before = String(naming?.kind) === kind ? naming?.kinds : {};
  const guessed = (words[Number(kind)] ?? []).flatMap((word) => {
    const [, meaning] = meanings.find(([pattern]) => pattern.test(word)) ?? [];
    return meaning ? [[word, meaning] as const] : [];
  });
  return { ...Object.fromEntries(guessed), ...before };
}

export function namingOf(chosen: ChosenNames, { currencies }: UnnamedStatement): StatementNaming {
  const isCode = /^[A-Z]{3}$/.test(chosen.currency);
  const isMeaning = (entry: [string, string]): entry is [string, Meaning] =>
    statementKinds.some((kind) => kind === entry[1]);
  return {
    reference: Number(chosen.reference),
    sum: Number(chosen.sum),
    moment: Number(chosen.moment),
    kind: chosen.kind === "" ? null : Number(chosen.kind),
    kinds: Object.fromEntries(Object.entries(chosen.meanings).filter(isMeaning)),
    currencyColumn: isCode ? null : Number(chosen.currency),
    currency: isCode ? chosen.currency : (currencies[0] ?? ""),
    inMinorUnits: chosen.inMinorUnits,
  };
}
