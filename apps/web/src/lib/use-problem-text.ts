import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "./api-problem.ts";
import { timeOf } from "./clock-time.ts";

/** Words for whatever a call threw, on screens that have `problems.json` (the personal ones). */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations("problems.code");
  return useCallback(
    (error) => {
      const problem = error instanceof ApiProblem ? error : new ApiProblem("internal_error", 500);
      const { code, details, retryAt } = problem;
      // Isolated: a date and a time would change places in Arabic.
      const time = retryAt === undefined ? "none" : `\u2066${timeOf(retryAt)}\u2069`;
      return t(code, { attempts: details.attemptsLeft ?? -1, time });
    },
    [t],
  );
}
