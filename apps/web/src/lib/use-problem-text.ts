import { ltr } from "@rihla/i18n";
import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { problemOf } from "./api-problem.ts";
import { timeOf } from "./clock-time.ts";

/** Words for whatever a call threw, on screens that have `problems.json` (the personal ones). */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations("problems.code");
  return useCallback(
    (error) => {
      const { code, details, retryAt } = problemOf(error);
      // Isolated: a date and a time would change places in Arabic.
      const time = retryAt === undefined ? "none" : ltr(timeOf(retryAt));
      return t(code, { attempts: details.attemptsLeft ?? -1, time });
    },
    [t],
  );
}
