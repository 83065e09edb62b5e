import type { Language } from "@rihla/contract";
import type { OrderFilters, StatementNaming } from "@rihla/contract/admin";
import type { ColumnType, Generated, JSONColumnType, RawBuilder } from "kysely";

/** Numbers and states of what was acted upon, by name; no names of people, addresses or codes. */
export type States = Readonly<Record<string, unknown>>;

/** How each gateway was compared, and what no difference can tell of; in English. */
export type Told = {
  compared: { gateway: string; by: string }[];
  notSeen: { gateway: string; why: string; todo: string }[];
};

type ByLanguage = JSONColumnType<Record<Language, string>, string, string>;

export type OperatorTables = {
  savedAnswer: {
    id: string;
    titles: ByLanguage;
    texts: ByLanguage;
    revision: Generated<number>;
    changedAt: ColumnType<Date, Date | undefined, Date | RawBuilder<Date>>;
    removedAt: ColumnType<Date | null, Date | null | undefined, Date | null | RawBuilder<Date | null>>;
  };
  shopClosing: {
    id: string;
    closedAt: Generated<Date>;
    openedAt: Generated<Date | null>;
  };
  unknownOutside: {
    id: string;
    kind: "payment" | "order";
    /** The gateway or supplier on whose books it stands. */
    heldBy: string;
    /** What they call it. */
    reference: string;
    facts: JSONColumnType<Record<string, unknown>>;
    foundAt: Generated<Date>;
    endedAt: Generated<Date | null>;
    note: Generated<string | null>;
  };
  takingDay: {
    day: string;
    /** Null where only a bank's file was read. */
    comparedAt: ColumnType<Date | null, null | undefined, RawBuilder<Date>>;
    told: JSONColumnType<Told>;
  };
  takingDifference: {
    id: string;
    day: string;
    gateway: string;
    orderNumber: string | null;
    paymentId: string | null;
    here: string;
    there: string;
    foundAt: Generated<Date>;
    goneAt: ColumnType<Date | null, undefined, RawBuilder<Date> | null>;
    explainedAt: ColumnType<Date | null, undefined, RawBuilder<Date>>;
    explanation: ColumnType<string | null, undefined, string>;
    /** Who says so now: the gateway's books as it tells them, a file of theirs that was read, or both. */
    inBooks: Generated<boolean>;
    inStatement: Generated<boolean>;
  };
  takingStatement: {
    day: string;
    gateway: string;
    readAt: ColumnType<Date, undefined, RawBuilder<Date>>;
    rows: number;
    agreed: number;
  };
  statementNaming: {
    gateway: string;
    /** Of the headings, by which they are found. */
    headingsDigest: string;
    /** As they stand in the file, in their order. */
    headings: JSONColumnType<string[]>;
    naming: JSONColumnType<StatementNaming>;
    /** How often they were named. */
    revision: number;
  };
  operatorView: {
    id: string;
    operatorId: string;
    name: string;
    /** As they stand in the address. */
    filters: JSONColumnType<OrderFilters>;
    createdAt: Generated<Date>;
  };
  secretKeyUse: { name: string; since: Date | null };
  operatorAct: {
    id: string;
    at: Generated<Date>;
    who: string;
    why: string;
    act: string;
    /** The order's number, or what else was acted upon. */
    subject: string;
    details: JSONColumnType<Record<string, string | number>>;
    /** Null of acts from before it was noted. */
    machineUser: string | null;
    /** `who` was typed, and is not the machine's user. */
    claimed: Generated<boolean>;
    /** Minor units of dinars; null where no money moves. */
    worth: number | null;
    person: string | null;
    kind: Generated<"act" | "look" | "session">;
    /** The id of who signed in; null where a user of the machine acts. */
    operator: Generated<string | null>;
    before: JSONColumnType<States> | null;
    after: JSONColumnType<States> | null;
    /** Given by the database, as the seal over it and the row before. */
    number: Generated<number>;
    seal: Generated<Buffer>;
  };
  operatorProposal: {
    id: string;
    at: Generated<Date>;
    machineUser: string;
    who: string;
    claimed: boolean;
    why: string;
    words: JSONColumnType<string[]>;
    options: JSONColumnType<Record<string, unknown>>;
    worth: number;
    person: string | null;
    notBefore: ColumnType<Date | null, RawBuilder<Date> | null, never>;
  };
  operatorProposalEnd: {
    proposalId: string;
    at: Generated<Date>;
    machineUser: string;
    what: "approved" | "withdrawn";
  };
};
