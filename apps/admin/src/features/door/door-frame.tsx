import type { Language } from "@rihla/contract/rules/languages";
import { Card } from "@rihla/ui/card";
import type { ReactNode } from "react";
import { LanguageField } from "../../lib/language-field.tsx";

export type DoorProps = { language: Language; onLanguage: (language: Language) => void };

/** Before the door: one thing to do, and the language to read it in. */
export function DoorFrame({
  title,
  language,
  onLanguage,
  children,
}: DoorProps & { title: ReactNode; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 px-4 py-8">
      <Card className="grid gap-4 !p-6">
        <h1 className="text-xl font-semibold">{title}</h1>
        {children}
      </Card>
      <LanguageField value={language} onChange={onLanguage} />
    </main>
  );
}
