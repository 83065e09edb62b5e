import { useQuery } from "@tanstack/react-query";
import { answerOf } from "./answer.ts";

export const sessionKey = "GET /session";

export const sessionQuery = answerOf(sessionKey);

/** Of who is signed in; only behind the door. */
export function useSession() {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error("Nobody is signed in");
  return data;
}
