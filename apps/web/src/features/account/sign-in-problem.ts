import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api-problem.ts";
import { useProblemText } from "../../lib/use-problem-text.ts";

/** Where there is a wait, says how long; everything else in the usual words. */
export function useSignInProblem(): (error: Error) => string {
  const t = useTranslations("account.errors");
  const problemText = useProblemText();
  return (error) => {
    const seconds = error instanceof ApiProblem ? error.details.retryAfterSeconds : undefined;
    if (!(error instanceof ApiProblem) || seconds === undefined) return problemText(error);
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    if (error.code === "too_many_attempts") return t("tooMany", { minutes });
    return error.code === "rate_limited" ? t("rateLimited", { minutes }) : problemText(error);
  };
}
