import type { FeedbackReading } from "@rihla/contract";
import type { ColumnType, Generated } from "kysely";

export type FeedbackTables = {
  esimFeedback: {
    esimId: string;
    /** Null: its owner doesn't want to be asked, or took back what they had said. */
    stars: number | null;
    words: string | null;
    firstName: string | null;
    reading: FeedbackReading | null;
    givenAt: ColumnType<Date, Date | undefined, never>;
  };
  feedbackRevision: {
    onlyOne: Generated<boolean>;
    revision: number;
    changedAt: ColumnType<Date, never, Date>;
  };
};
