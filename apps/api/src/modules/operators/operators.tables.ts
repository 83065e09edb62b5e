import type { ColumnType, Generated, JSONColumnType, RawBuilder } from "kysely";

export type OperatorTables = {
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
