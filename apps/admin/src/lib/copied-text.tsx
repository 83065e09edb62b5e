import { Button } from "@rihla/ui/button";
import { useTranslations } from "use-intl";
import { useCopying } from "./use-copying.ts";

/** A text in English for another company, which one press copies whole. */
export function CopiedText({ text }: { text: string }) {
  const t = useTranslations("admin");
  const { isDone, copy } = useCopying(text);
  return (
    <div className="grid gap-3">
      <pre lang="en" dir="ltr" className="wrap-anywhere whitespace-pre-wrap text-start font-sans text-sm">
        {text}
      </pre>
      <div>
        <Button kind="secondary" size="small" onClick={copy}>
          {t("do.copyText")}
        </Button>
        <span role="status" className="ms-3 text-sm">
          {isDone && t("people.copied")}
        </span>
      </div>
    </div>
  );
}
