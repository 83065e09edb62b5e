import { answerFields, type SavedAnswer } from "@rihla/contract/admin";
import { defaultLanguage, languageCodes, type Names } from "@rihla/contract/rules";
import type { Uses } from "../../../../app.ts";
import type { Executor, Tx } from "../../../../database.ts";
import { newId } from "../../../../infra/ids.ts";
import { OperatorRefusal } from "../../../../operator-refusal.ts";
import { type Responsible, recordAct } from "../../acts.repository.ts";
import { firstAnswers } from "./first-answers.ts";
import {
  findSavedAnswers,
  keepSavedAnswer,
  lockSavedAnswers,
  removeSavedAnswer,
} from "./saved-answers.repository.ts";

type Words = Pick<SavedAnswer, "titles" | "texts">;

/** Those that the shop came with, as owners changed them, then those that owners wrote. */
export async function listSavedAnswers(db: Executor): Promise<SavedAnswer[]> {
  const rows = await findSavedAnswers(db);
  const changed = new Map(rows.map((row) => [row.id, row]));
  const kept = rows.filter(({ removedAt }) => removedAt === null);
  const isFirst = (id: string) => firstAnswers.some((first) => first.id === id);
  return [
    ...firstAnswers.flatMap((first) => {
      const row = changed.get(first.id);
      if (!row) return [first];
      return row.removedAt ? [] : [toAnswer(row)];
    }),
    ...kept.filter(({ id }) => !isFirst(id)).map(toAnswer),
  ];
}

const toAnswer = ({ id, revision, titles, texts }: SavedAnswer): SavedAnswer => ({
  id,
  revision,
  titles: inEveryLanguage(titles),
  texts: inEveryLanguage(texts),
});

/** One that was written before the shop spoke a language says it in the default one there. */
const inEveryLanguage = (names: Names): Names =>
  Object.fromEntries(languageCodes.map((code) => [code, names[code] ?? names[defaultLanguage]])) as Names;

export const addSavedAnswer = (app: Uses<"db">, words: Words, by: Responsible) =>
  change(app, words, async (tx) => {
    const answer = { id: newId(), revision: 1, ...words };
    await keepSavedAnswer(tx, answer);
    await note(tx, "saved answer add", answer, by);
    return answer;
  });

export const changeSavedAnswer = (
  app: Uses<"db">,
  { id, revision, ...words }: SavedAnswer,
  by: Responsible,
) =>
  change(app, words, async (tx) => {
    const before = await savedAnswerOf(tx, id);
    if (before.revision !== revision) throw new OperatorRefusal("answer_changed");
    const answer = { id, revision: revision + 1, ...words };
    await keepSavedAnswer(tx, answer);
    await note(tx, "saved answer change", answer, by);
    return answer;
  });

export const takeSavedAnswerAway = (app: Uses<"db">, id: string, by: Responsible) =>
  change(app, undefined, async (tx) => {
    const before = await savedAnswerOf(tx, id);
    await removeSavedAnswer(tx, before);
    await note(tx, "saved answer remove", before, by);
  });

function change<Result>(
  { db }: Uses<"db">,
  words: Words | undefined,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const field = Object.values(words?.texts ?? {}).flatMap(strangeFields)[0];
  if (field) throw new OperatorRefusal("field_unknown", { field });
  return db.transaction().execute(async (tx) => {
    await lockSavedAnswers(tx);
    return work(tx);
  });
}

/** A name between braces that nothing fills would stand in what customers read. */
const strangeFields = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !answerFields.some((field) => field === name));

async function savedAnswerOf(tx: Tx, id: string): Promise<SavedAnswer> {
  const found = (await listSavedAnswers(tx)).find((answer) => answer.id === id);
  if (!found) throw new OperatorRefusal("answer_unknown");
  return found;
}

const note = (tx: Tx, act: string, { id, revision }: SavedAnswer, by: Responsible) =>
  recordAct(tx, { ...by, id: newId(), act, subject: id, details: { revision } });
