import { Check, Copy } from "lucide-react";
import { useTranslations } from "use-intl";
import { useCopying } from "./use-copying.ts";

/** A number as its bank writes it, which one press copies. */
export function Copied({ value }: { value: string }) {
  const t = useTranslations("admin");
  const { isDone, copy } = useCopying(value);
  const Icon = isDone ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={t("do.copy", { value })}
      onClick={copy}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 text-start text-ink hover:bg-sand"
    >
      <bdi dir="ltr" className="break-all">
        {value}
      </bdi>
      <Icon aria-hidden="true" className="size-4 shrink-0 text-sea" />
      <span role="status" className="sr-only">
        {isDone && t("people.copied")}
      </span>
    </button>
  );
}
