import type { OfferedMethod } from "@rihla/contract";
import { LongText } from "@rihla/ui/long-text";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { richText } from "../../lib/text/rich-text.tsx";
import { usePaymentValues } from "./payment-values.tsx";
import type { QuestionId } from "./topics.ts";

/**
 * Folded away, and everything of it in the page: it opens, is found by the browser's own search and is led to by an
 * address without any script. The id is inside what is folded, since that is what browsers unfold by themselves.
 */
export function Question({ id, methods }: { id: QuestionId; methods: readonly OfferedMethod[] }) {
  const t = useTranslations("support.questions");
  const values = usePaymentValues(methods);
  return (
    <details className="group border-b border-line last:border-b-0 print:details-content:[content-visibility:visible]">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 hover:bg-sand md:px-5 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 text-base font-medium">{t(`${id}.q`)}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform duration-200 group-open:rotate-180 print:hidden"
        />
      </summary>
      <LongText id={id} className="scroll-mt-20 px-4 pb-5 text-ink-2 md:px-5">
        {t.rich(`${id}.a`, { ...richText, ...values })}
      </LongText>
    </details>
  );
}
