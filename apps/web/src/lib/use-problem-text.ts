import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "./api-problem.ts";

/** Words for whatever a call threw, on screens that have `problems.json` (the personal ones). */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations("problems.code");
  return useCallback(
    (error) => {
      const { code, details } = error instanceof ApiProblem ? error : new ApiProblem("internal_error", 500);
      return t(code, { attempts: details.attemptsLeft ?? -1 });
    },
    [t],
  );
}
