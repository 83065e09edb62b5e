import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";

type ContentsProps = { sections: readonly { id: string; title: string }[] };

export function Contents({ sections }: ContentsProps) {
  const t = useTranslations("legal");
  return (
    <nav aria-labelledby="contents" className="sticky top-6 hidden self-start md:block">
      <p id="contents" className="mb-1 font-semibold">
        {t("contents")}
      </p>
      <SectionLinks sections={sections} />
    </nav>
  );
}

export function FoldedContents({ sections }: ContentsProps) {
  const t = useTranslations("legal");
  return (
    <details className="group mt-4 rounded-card border border-line bg-surface px-4 md:hidden print:hidden">
      <summary className="flex min-h-12 list-none items-center font-medium [&::-webkit-details-marker]:hidden">
        {t("contents")}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <SectionLinks sections={sections} />
    </details>
  );
}

function SectionLinks({ sections }: ContentsProps) {
  return (
    <ul className="pb-2 text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-ink-2 hover:text-sea hover:underline md:min-h-9 md:py-1.5"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
