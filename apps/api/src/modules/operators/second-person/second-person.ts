import { createHmac } from "node:crypto";
import type { Money } from "@rihla/contract";
import { defaultCurrency } from "@rihla/contract/rules";
import type { Uses } from "../../../app.ts";
import type { Executor, Tx } from "../../../database.ts";
import { secretKeysOf } from "../../../infra/secret-keys.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findRates, worthIn } from "../../catalogue/index.ts";
import type { Responsible } from "../acts.repository.ts";
import {
  endProposal,
  findProposal,
  holdTheDay,
  hoursAlone,
  sumsOfTheDay,
} from "./second-person.repository.ts";

/** Minor units of dinars that one operator may move, and one customer may get, in `hoursAlone` without a second person. */
const mostAlone = 2_000_000;

/** The act is more than one person may do alone; nothing was done. */
export class NeedsSecondPerson extends OperatorRefusal<"needs_second_person"> {
  override name = "NeedsSecondPerson";
  readonly worth: number;
  readonly person: string | null;
  constructor(worth: number, person: string | null) {
    super("needs_second_person", { hours: hoursAlone });
    this.worth = worth;
    this.person = person;
  }
}

type MoneyAct = {
  responsible: Responsible;
  /** Whose it will be; null where nobody has it yet. */
  email: string | null;
  amount: Money;
};

/**
 * To be asked in the transaction of every act that gives money, before it is done; its answer is recorded with the act. One act at a time in
 * the whole shop, so that two at once can't both be the last that fits. Throws `NeedsSecondPerson` above what one may do alone, unless
 * the act was proposed and this is its approval; and refuses a currency that the shop doesn't sell in.
 */
export async function answerFor(
  { config }: Uses<"config">,
  tx: Tx,
  { responsible, email, amount }: MoneyAct,
): Promise<{ worth: number; person: string | null }> {
  const worth = await worthInDinars(tx, amount);
  const persons = email === null ? [] : secretKeysOf(config).map((key) => digestOf(key, email));
  const person = persons[0] ?? null;
  await holdTheDay(tx);
  if (responsible.approval) await approve(tx, responsible.approval, worth, persons);
  else {
    const sums = await sumsOfTheDay(tx, responsible.user ?? responsible.who, persons);
    if (Math.max(sums.operator, sums.person) + worth > mostAlone) throw new NeedsSecondPerson(worth, person);
  }
  return { worth, person };
}

async function approve(
  tx: Tx,
  { proposalId, user }: NonNullable<Responsible["approval"]>,
  worth: number,
  persons: string[],
): Promise<void> {
  const proposal = await findProposal(tx, proposalId);
  if (!proposal || proposal.ended) throw new OperatorRefusal("proposal_ended");
  // The database refuses both too, in its own words.
  if (proposal.notBefore === null && proposal.machineUser === user) throw new OperatorRefusal("own_proposal");
  if (proposal.notBefore && proposal.notBefore > new Date())
    throw new OperatorRefusal("proposal_waits", { until: proposal.notBefore.toISOString() });
  if (worth > proposal.worth || !isSame(persons, proposal.person))
    throw new OperatorRefusal("proposal_outgrown");
  await endProposal(tx, { proposalId, machineUser: user, what: "approved" });
}

const isSame = (persons: string[], person: string | null) =>
  person === null ? persons.length === 0 : persons.includes(person);

/** Rounded up, in minor units. */
async function worthInDinars(db: Executor, amount: Money): Promise<number> {
  const rates = await findRates(db);
  if (!rates.some(({ code }) => code === amount.currency))
    throw new OperatorRefusal("currency_not_sold", { currency: amount.currency });
  return worthIn(rates, amount, defaultCurrency, "up");
}

const digestOf = (secretKey: string, email: string) =>
  createHmac("sha256", secretKey).update(`person ${email.toLowerCase()}`).digest("hex").slice(0, 32);
