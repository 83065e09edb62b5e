import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { useGo, useHref } from "../../lib/navigation.tsx";
import { paths } from "../../paths.ts";

/** On wide screens, away from home: a search that leads there. */
export function HeaderSearch() {
  const t = useTranslations("discover.search");
  const go = useGo();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(paths.home({ q: String(new FormData(event.currentTarget).get("q") ?? "") }));
  };
  return (
    <form
      role="search"
      action={useHref(paths.home())}
      onSubmit={search}
      className="relative hidden w-64 lg:block"
    >
      <Search aria-hidden="true" className="pointer-events-none absolute start-4 top-3 size-5 text-ink-2" />
      <input
        type="search"
        name="q"
        aria-label={t("label")}
        placeholder={t("placeholder")}
        className="h-11 w-full rounded-full border border-edge bg-surface ps-11 pe-4 text-sm placeholder:text-ink-2"
      />
    </form>
  );
}
