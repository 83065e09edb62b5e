import type { Generated, JSONColumnType } from "kysely";

export type OperatorTables = {
  operatorAct: {
    id: string;
    at: Generated<Date>;
    who: string;
    why: string;
    act: string;
    /** The order's number, or what else was acted upon. */
    subject: string;
    details: JSONColumnType<Record<string, string | number>>;
  };
};
