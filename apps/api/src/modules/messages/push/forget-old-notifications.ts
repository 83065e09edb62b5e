import type { Uses } from "../../../app.ts";
import { deleteOldNotices } from "./notices.repository.ts";

/** Removes what nobody asks to be told again. */
export const forgetOldNotices = ({ db }: Uses<"db">): Promise<void> => deleteOldNotices(db);
