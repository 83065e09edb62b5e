import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api-problem.ts";
import { useProblemText } from "../../lib/use-problem-text.ts";
import { timeOf } from "./clock-time.ts";

/** Until when one has to wait after a call made at `askedAt`; undefined where there is no wait. */
export function waitEnd(error: Error | null, askedAt: number): number | undefined {
  const seconds = error instanceof ApiProblem ? error.details.retryAfterSeconds : undefined;
  return seconds === undefined ? undefined : askedAt + seconds * 1000;
}

/** Where there is a wait, says when it ends; everything else in the usual words. */
export function useSignInProblem(): (error: Error, askedAt: number) => string {
  const t = useTranslations("account.errors");
  const problemText = useProblemText();
  return (error, askedAt) => {
    const end = waitEnd(error, askedAt);
    if (!(error instanceof ApiProblem) || end === undefined) return problemText(error);
    // Isolated: a date and a time would change places in Arabic.
    const time = `\u2066${timeOf(end)}\u2069`;
    if (error.code === "too_many_attempts") return t("tooMany", { time });
    return error.code === "rate_limited" ? t("rateLimited", { time }) : problemText(error);
  };
}
