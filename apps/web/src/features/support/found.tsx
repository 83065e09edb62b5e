import type { OfferedMethod } from "@rihla/contract";
import { EmptyState } from "@rihla/ui/empty-state";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { Link } from "../../lib/navigation/navigation.tsx";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { Questions } from "./questions.tsx";
import type { Finding } from "./search/help-search.ts";

type FoundProps = { found: readonly Finding[]; words: string; methods: readonly OfferedMethod[] };
type Place = Exclude<Finding, { question: unknown }>;

/** The answers to what was typed, then where else the shop speaks of it; `words` says how many there are. */
export function Found({ found, words, methods }: FoundProps) {
  const t = useTranslations("support.search");
  const questions = found.flatMap((one) => ("question" in one ? one.question : []));
  const places = found.flatMap((one) => ("question" in one ? [] : one));
  if (found.length === 0)
    return (
      <EmptyState title={words} drawing={emptyDrawing("lens")}>
        {t("noneHint")}
      </EmptyState>
    );
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="mb-3 text-sm font-normal text-ink-2">
        {words}
      </h2>
      {questions.length > 0 && <Questions ids={questions} methods={methods} />}
      {places.length > 0 && <Elsewhere places={places} />}
    </section>
  );
}

function Elsewhere({ places }: { places: readonly Place[] }) {
  const t = useTranslations("support.search");
  return (
    <>
      <h2 className="mt-6 mb-3 text-lg">{t("elsewhere")}</h2>
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {places.map(({ to, title, on }) => (
          <li key={to + title} className="border-b border-line last:border-b-0">
            <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sand md:px-5">
              <span className="min-w-0 flex-1">
                {/* A model's name stays together in Arabic. */}
                <bdi className="block font-medium">{title}</bdi>
                <span className="block text-sm text-ink-2">{on}</span>
              </span>
              <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
