import type { Payment } from "@rihla/contract";
import type { StatementAnswer, StatementNaming, TakingDifference, Takings } from "@rihla/contract/admin";
import { ask, type BackOffice, type Person } from "../../../testing/back-office.ts";
import { transactionOf } from "../../../testing/purchase.ts";
import type { TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import { openAt, takeAt } from "../takings/takings.test-kit.ts";

/** In Algeria, before today: days that are over. */
export const daysAgo = (count: number) =>
  new Date(Date.now() + 3_600_000 - count * 86_400_000).toISOString().slice(0, 10);

export const naming: StatementNaming = {
  reference: 0,
  moment: 1,
  sum: 2,
  kind: 3,
  kinds: { Achat: "sale", Remboursement: "refund", Refusée: "none" },
  currencyColumn: null,
  currency: "DZD",
  inMinorUnits: false,
};

const headings = "Référence;Date;Montant;Opération";
const frenchDay = (day: string) => day.split("-").reverse().join("/");
const units = (amount: number) => (amount / 100).toFixed(2).replace(".", ",");

export type Row = { ref: string; amount: number; kind?: string; day?: string };
/** A bank's file as French spreadsheets write it. */
export const fileOf = (day: string, rows: readonly Row[], head = headings) =>
  [
    head,
    ...rows.map(
      ({ ref, amount, kind = "Achat", day: of = day }) =>
        `${ref};${frenchDay(of)} 10:00;${units(amount)};${kind}`,
    ),
  ].join("\r\n");

export type Sent = Partial<{
  gateway: string;
  naming: StatementNaming;
  revision: number;
  anew: boolean;
  sure: boolean;
}>;
/** As the page of the day drops a file. */
export async function drop(
  office: BackOffice,
  by: Person,
  day: string,
  text: string | Buffer,
  sent: Sent = {},
) {
  const content = Buffer.from(text).toString("base64");
  const body = { gateway: "satim", content, ...sent };
  const answer = await ask(office, `POST /takings/${day}/statements`, { cookie: by.cookie, body });
  return { ...answer, data: answer.data as StatementAnswer };
}

export async function takingsOf(office: BackOffice, by: Person, day: string): Promise<Takings> {
  return (await ask(office, `GET /takings/${day}`, { cookie: by.cookie })).data;
}
export const differencesOf = async (
  office: BackOffice,
  by: Person,
  day: string,
): Promise<TakingDifference[]> => (await takingsOf(office, by, day)).differences;

/** A payment by card at SATIM that was taken on that day. */
export async function paidOn(shop: TestShop, day: string): Promise<Payment> {
  const payment = await openAt(shop, "satim");
  await takeAt(shop, "satim", transactionOf(payment));
  await settlePayment(shop.app, payment.id);
  await shop.app.db
    .updateTable("payment")
    .set({ paidAt: new Date(`${day}T12:00:00+01:00`) })
    .where("id", "=", payment.id)
    .execute();
  return payment;
}

export const refOf = (payment: Payment): Row => ({
  ref: transactionOf(payment),
  amount: payment.amount.amount,
});
