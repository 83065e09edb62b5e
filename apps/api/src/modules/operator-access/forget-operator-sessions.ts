import type { Uses } from "../../app.ts";
import { deleteOldOperatorSessions } from "./operator-sessions.repository.ts";

/** The trace of sessions that ended long ago; that there was one stays among the acts. */
export const forgetOperatorSessions = ({ db }: Uses<"db">): Promise<void> => deleteOldOperatorSessions(db);
