import { type AnswerField, answerFields, type FilledAnswer, type SavedAnswer } from "@rihla/contract/admin";
import { type Language, languageCodes } from "@rihla/contract/rules";
import { formatDate } from "@rihla/i18n";
import type { Uses } from "../../../../app.ts";
import { OperatorRefusal } from "../../../../operator-refusal.ts";
import { type EsimRow, findEsimsOfOrders } from "../../../esims/index.ts";
import { describePlan } from "../../../messages/index.ts";
import { findLines, type OrderRow } from "../../../orders/index.ts";
import { findPaymentsOf, findRefundsOf, refundIsThereBy } from "../../../payments/index.ts";
import { orderOf } from "../../orders/order-of.ts";
import { conversationOf, ordersOf } from "../show-conversation.ts";
import { listSavedAnswers } from "./saved-answers.ts";

type Filled = Partial<Record<AnswerField, string>>;

/** The order is one of the person's: of nobody else's is anything told. */
export async function showFilledAnswers(
  app: Uses<"config" | "db">,
  id: string,
  wanted: string | undefined,
): Promise<FilledAnswer[]> {
  const conversation = await conversationOf(app.db, id);
  const own = await ordersOf(app.db, conversation);
  if (wanted !== undefined && !own.includes(wanted))
    throw new OperatorRefusal("order_unknown", { order: wanted });
  const number = wanted ?? own[0];
  const fields = number === undefined ? undefined : await fieldsOf(app, await orderOf(app.db, number));
  return (await listSavedAnswers(app.db)).map((answer) => fill(answer, fields));
}

function fill(answer: SavedAnswer, fields: Record<Language, Filled> | undefined): FilledAnswer {
  const filled = languageCodes.map((language) => {
    const known = fields?.[language] ?? {};
    const text = answer.texts[language].replaceAll(
      /\{(\w+)\}/g,
      (all, name: string) => known[name as AnswerField] ?? all,
    );
    return [language, text] as const;
  });
  const texts = Object.fromEntries(filled) as FilledAnswer["texts"];
  const missing = answerFields.filter((field) => filled.some(([, text]) => text.includes(`{${field}}`)));
  return { id: answer.id, titles: answer.titles, texts, missing };
}

/** What of an order answers tell: never a code, nor what opens anything to somebody else. */
async function fieldsOf(
  { config, db }: Uses<"config" | "db">,
  order: OrderRow,
): Promise<Record<Language, Filled>> {
  const [lines, payments, esims] = await Promise.all([
    findLines(db, [order.id]),
    findPaymentsOf(db, [order.id]),
    findEsimsOfOrders(db, [order.id]),
  ]);
  const refunds = await findRefundsOf(
    db,
    payments.map(({ id }) => id),
  );
  const sent = refunds.findLast(({ destination }) => destination === "card");
  const esim = esims.find(
    ({ provisioning, replacedBy }: EsimRow) => provisioning === "issued" && !replacedBy,
  );
  const [line] = lines;
  const told = (language: Language): Filled => ({
    number: order.number,
    ...(line && {
      destination: line.destinationNames[language],
      plan: describePlan(language, line.plan, line.days),
    }),
    ...(sent && { refundDate: formatDate(refundIsThereBy(sent.createdAt).toISOString(), "date") }),
    ...(esim && { esimPage: `${config.PUBLIC_URL}/${language}/details/${esim.id}` }),
  });
  return Object.fromEntries(languageCodes.map((language) => [language, told(language)])) as Record<
    Language,
    Filled
  >;
}
