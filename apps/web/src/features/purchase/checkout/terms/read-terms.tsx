import type { OfferedMethod } from "@rihla/contract";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useChosenMethod } from "../method/chosen-method.ts";
import { TermsSheet } from "./terms-sheet.tsx";

export const termsLinkLook =
  "inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-sea hover:underline";

/** Opens the terms over the form. */
export function ReadTerms({ methods }: { methods: readonly OfferedMethod[] }) {
  const t = useTranslations("checkout.agree");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={termsLinkLook} onClick={() => setOpen(true)}>
        <Short of={t("readTerms")}>{t("readShort")}</Short>
      </button>
      <TermsSheet open={open} onClose={() => setOpen(false)} operator={useChosenMethod(methods)?.operator} />
    </>
  );
}

/** One word to see, all of them for who hears the page. */
export const Short = ({ of, children }: { of: string; children: string }) => (
  <>
    <span aria-hidden="true">{children}</span>
    <span className="sr-only">{of}</span>
  </>
);
