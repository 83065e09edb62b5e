import type { PaymentMethod } from "@rihla/contract";
import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { plainTags } from "../../lib/rich-text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { findQuestions } from "./find-questions.ts";
import { useMethodNames } from "./method-names.ts";
import { Questions } from "./questions.tsx";
import { topics } from "./topics.ts";

/** The answers to what was typed, the likeliest first. */
export function Found({ typed, methods }: { typed: string; methods: readonly PaymentMethod[] }) {
  const t = useTranslations("support.search");
  const ids = findQuestions(useSearchable(methods), typed);
  return (
    <section aria-label={t("label")}>
      <p role="status" className={ids.length > 0 ? "mb-3 text-sm text-ink-2" : "sr-only"}>
        {t("found", { count: ids.length, query: typed.trim() })}
      </p>
      {ids.length > 0 ? (
        <Questions ids={ids} methods={methods} />
      ) : (
        <EmptyState
          title={t("found", { count: 0, query: typed.trim() })}
          icon={<SearchX aria-hidden="true" className="size-8" />}
        >
          {t("noneHint")}
        </EmptyState>
      )}
    </section>
  );
}

function useSearchable(methods: readonly PaymentMethod[]) {
  const t = useTranslations("support.questions");
  const names = useMethodNames(methods);
  return useMemo(
    () =>
      topics
        .flatMap(({ questions }) => questions)
        .map((id) => ({
          id,
          title: t(`${id}.q`),
          words: t(`${id}.words`),
          answer: t.markup(`${id}.a`, { ...plainTags, methods: names }),
        })),
    [t, names],
  );
}
