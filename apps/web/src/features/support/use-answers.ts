import type { OfferedMethod } from "@rihla/contract";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { plainTags } from "../../lib/rich-text.tsx";
import { findQuestions } from "./find-questions.ts";
import { usePaymentValues } from "./payment-values.tsx";
import { type QuestionId, topics } from "./topics.ts";

/** The questions that answer what was typed, likeliest first; null while too little is typed to tell. */
export function useAnswers(typed: string, methods: readonly OfferedMethod[]): QuestionId[] | null {
  const t = useTranslations("support.questions");
  const { methods: names, operators } = usePaymentValues(methods);
  const searching = typed.trim().length > 1;
  const questions = useMemo(() => {
    if (!searching) return []; // most people only read
    const ids = topics.flatMap((topic) => topic.questions);
    return ids.map((id) => ({
      id,
      title: t(`${id}.q`),
      words: t(`${id}.words`, { operators }),
      answer: t.markup(`${id}.a`, { ...plainTags, methods: names, paymentHelp: () => operators }),
    }));
  }, [searching, t, names, operators]);
  return searching ? findQuestions(questions, typed) : null;
}
