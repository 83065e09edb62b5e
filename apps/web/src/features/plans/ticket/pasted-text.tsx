import { Button } from "@rihla/ui/button";
import { Field, inputLook } from "@rihla/ui/field";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";

/** The text stands in its field alone, which no state copies, and goes with it. No form: nothing is ever sent from here. */
export function PastedText({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations("ticket.text");
  const field = useRef<HTMLTextAreaElement>(null);
  const [empty, setEmpty] = useState(false);
  const read = () => {
    const text = field.current?.value.trim() ?? "";
    setEmpty(text === "");
    if (text === "") return field.current?.focus();
    onText(text);
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={t("label")} hint={t("hint")} error={empty && t("empty")}>
        {(parts) => (
          <textarea
            {...parts}
            ref={field}
            rows={3}
            dir="auto"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className={`${inputLook(empty)} py-3`}
          />
        )}
      </Field>
      <Button kind="secondary" wide onClick={read}>
        {t("read")}
      </Button>
    </div>
  );
}
