import { useTranslations } from "use-intl";

/** Beside what is made up to show how it would look. */
export function ExampleMark() {
  const t = useTranslations("discover.proof");
  return (
    <span className="inline-block rounded-full border border-edge px-2 py-0.5 text-xs font-normal text-ink-2">
      {t("example")}
    </span>
  );
}
