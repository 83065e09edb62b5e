import type { Money } from "@rihla/contract";
import { newDevice } from "@rihla/contract/rules";
import { formatMoney, isolate, ltr } from "@rihla/i18n";
import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../page/visitor.ts";
import { timeOf } from "../text/clock-time.ts";
import { problemOf } from "./api-problem.ts";

/** Words for whatever a call threw, on screens that have `problems.json` (the personal ones). */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations("problems.code");
  const { language } = useVisitor();
  return useCallback(
    (error) => {
      const { code, details, retryAt } = problemOf(error);
      // Isolated: a date and a time would change places in Arabic.
      const time = retryAt === undefined ? "none" : ltr(timeOf(retryAt));
      const inWords = (money: Money) => isolate(formatMoney(money, language));
      return t(code, {
        attempts: details.attemptsLeft ?? -1,
        time,
        left: inWords(details.leftHere ?? newDevice.most),
      });
    },
    [t, language],
  );
}
