import type { AlertKind } from "@rihla/contract";
import { api } from "../../../lib/api/api.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useChoice } from "./use-choice.ts";

/** Which news come by mail: to the account, or where the link of such a mail came to. */
export function useAlertMails(token: string | null) {
  const choice = useChoice<AlertKind>({
    queryKey: ["alert mails", token],
    load: () =>
      token ? api("POST /alert-mails/lookup", { body: { token } }) : api("GET /auth/me/alert-mails"),
    save: (unwanted) =>
      token
        ? api("POST /alert-mails/choices", { body: { token, unwanted } })
        : api("PUT /auth/me/alert-mails", { body: { unwanted } }),
  });
  const isNoLink = choice.error instanceof ApiProblem && choice.error.code === "not_found";
  return { ...choice, isNoLink };
}
