import type { Uses } from "../../../app.ts";
import { deleteOldSentMails } from "./sent-mails.repository.ts";

/** Removes what nobody asks after any more: that a mail was sent. */
export const forgetOldMails = ({ db }: Uses<"db">): Promise<void> => deleteOldSentMails(db);
