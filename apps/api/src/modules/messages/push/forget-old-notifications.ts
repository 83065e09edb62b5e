import type { Uses } from "../../../app.ts";
import { deleteOldNotifications } from "./notifications.repository.ts";

/** Removes what nobody asks to be told again. */
export const forgetOldNotifications = ({ db }: Uses<"db">): Promise<void> => deleteOldNotifications(db);
