import type { OfferedMethod } from "@rihla/contract";
import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Questions } from "./questions.tsx";
import type { QuestionId } from "./topics.ts";

type FoundProps = { ids: readonly QuestionId[]; words: string; methods: readonly OfferedMethod[] };

/** The answers to what was typed; `words` says how many there are. */
export function Found({ ids, words, methods }: FoundProps) {
  const t = useTranslations("support.search");
  return (
    <section aria-label={t("label")}>
      {ids.length > 0 ? (
        <>
          <p className="mb-3 text-sm text-ink-2">{words}</p>
          <Questions ids={ids} methods={methods} />
        </>
      ) : (
        <EmptyState title={words} icon={<SearchX aria-hidden="true" className="size-8" />}>
          {t("noneHint")}
        </EmptyState>
      )}
    </section>
  );
}
