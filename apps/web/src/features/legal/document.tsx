import type { OfferedMethod } from "@rihla/contract";
import { LongText } from "@rihla/ui/long-text";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Contents, FoldedContents } from "./contents.tsx";
import { OtherDocuments } from "./other-documents.tsx";
import { type DocumentName, useDocument } from "./use-document.ts";

type DocumentProps = {
  name: DocumentName;
  /** The texts name who takes payments for the shop. */
  methods: readonly OfferedMethod[];
  version?: string;
  /** Before the sections. */
  children?: ReactNode;
};

/** A long document, its contents beside it where there is room and folded before it where there isn't. */
export function Document({ name, methods, version, children }: DocumentProps) {
  const t = useTranslations("legal");
  const { title, intro, sections } = useDocument(name, methods);
  const isLong = sections.length > 4;
  return (
    <div className="mx-auto max-w-[68ch] pt-2 md:max-w-5xl md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:gap-14 md:pt-10 print:block">
      {isLong && <Contents sections={sections} />}
      <article className="md:col-start-2">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {version && <p className="mt-1 text-sm text-ink-2">{t("version", { version })}</p>}
        <LongText className="mt-3 text-ink-2">{intro}</LongText>
        {isLong && <FoldedContents sections={sections} />}
        {children}
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-4">
            <h2 id={`${id}-title`} className="mb-2 text-lg">
              {title}
            </h2>
            <LongText>{body}</LongText>
          </section>
        ))}
        <OtherDocuments than={name} />
      </article>
    </div>
  );
}
