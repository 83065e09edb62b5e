import type { MoneyNow, MonthRow, Takings } from "@rihla/contract/admin";
import { paceDays } from "@rihla/contract/admin/operator-rules";
import type { Uses } from "../../../app.ts";
import { findCreditBalances } from "../../esims/index.ts";
import { sumOwed } from "../../wallet/index.ts";
import { findStatements } from "../statements/statements.repository.ts";
import { findDifferences, findLastDays, findTakingDay, sumSpent } from "./kept-takings.repository.ts";
import { sumMonth } from "./month.repository.ts";
import { sumDay } from "./takings.ts";

const daysShown = 14;

/** Ten-thousandths of a dollar as cents, rounded. */
const dollars = (usdE4: number) => ({ amount: Math.round(usdE4 / 100), currency: "USD" });

export async function showMoney({ db, providers }: Uses<"db" | "providers">): Promise<MoneyNow> {
  const [owed, balances, spent, days] = await Promise.all([
    sumOwed(db),
    findCreditBalances(db, [...providers.keys()]),
    sumSpent(db, paceDays),
    findLastDays(db, daysShown),
  ]);
  return {
    owed: owed.map(({ wallets, ...amount }) => ({ amount, wallets })),
    suppliers: balances.map(({ provider, usdE4, readAt }) => {
      const spending = spent.find((one) => one.provider === provider)?.usdE4 ?? 0;
      return {
        supplier: provider,
        balance: dollars(usdE4),
        readAt: readAt.toISOString(),
        spent: dollars(spending),
        daysLeft: spending > 0 ? Math.floor((usdE4 * paceDays) / spending) : null,
      };
    }),
    days: days.map(({ comparedAt, ...day }) => ({ ...day, comparedAt: comparedAt?.toISOString() ?? null })),
  };
}

export async function showMonth({ db }: Uses<"db">, month: string): Promise<MonthRow[]> {
  const sums = await sumMonth(db, month);
  return sums.map(({ currency, taken, givenBack, takenBack, ...row }) => ({
    ...row,
    taken: { amount: taken, currency },
    givenBack: { amount: givenBack, currency },
    takenBack: { amount: takenBack, currency },
  }));
}

export async function showTakings({ db, gateways }: Uses<"db" | "gateways">, day: string): Promise<Takings> {
  const [sums, kept, differences, statements] = await Promise.all([
    sumDay(db, day),
    findTakingDay(db, day),
    findDifferences(db, day),
    findStatements(db, day),
  ]);
  return {
    day,
    sums: sums.map(({ gateway, currency, payments, taken, givenBack, takenBack }) => ({
      gateway,
      payments,
      taken: { amount: taken, currency },
      givenBack: { amount: givenBack, currency },
      takenBack: { amount: takenBack, currency },
    })),
    comparedAt: kept?.comparedAt?.toISOString() ?? null,
    compared: kept?.told.compared ?? [],
    notSeen: kept?.told.notSeen ?? [],
    differences: differences.map(
      ({ id, gateway, orderNumber, here, there, foundAt, goneAt, explanation, inStatement }) => ({
        id,
        gateway,
        orderNumber,
        here,
        there,
        foundAt: foundAt.toISOString(),
        goneAt: goneAt?.toISOString() ?? null,
        explanation,
        inStatement,
      }),
    ),
    books: [...gateways.values()]
      .filter(({ booksAreOurs }) => !booksAreOurs)
      // A file is the only list of who gives none.
      .toSorted((one, other) => Number(one.listTaken !== null) - Number(other.listTaken !== null))
      .map(({ name, listTaken }) => {
        const read = statements.find(({ gateway }) => gateway === name);
        return {
          gateway: name,
          hasList: listTaken !== null,
          readAt: read?.readAt.toISOString() ?? null,
          rows: read?.rows ?? 0,
          agreed: read?.agreed ?? 0,
        };
      }),
  };
}
