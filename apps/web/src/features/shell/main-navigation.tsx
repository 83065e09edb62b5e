import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";

const items = [
  ["destinations", `${paths.home()}#destinations`, /^\/packages\//],
  ["compatibility", paths.compatibility(), /^\/compatibility/],
  ["guides", paths.guide(), /^\/guide/],
  ["help", paths.support(), /^\/support/],
  // Beside the tools where a line holds all of it.
  ["esims", paths.esims(), /^\/(esims|details|for-others)/],
] as const;

/** For wide screens: a line of its own until one line holds all of the header. */
export function MainNavigation({ path }: { path: string }) {
  const t = useTranslations("shell.nav");
  return (
    <nav
      aria-label={t("label")}
      className="hidden gap-x-5 text-sm font-medium md:flex md:max-xl:order-last md:max-xl:-my-2 md:max-xl:basis-full xl:me-auto xl:gap-x-4"
    >
      {items.map(([key, to, open]) => (
        <Link
          key={key}
          to={to}
          aria-current={open.test(path) ? "page" : undefined}
          className={classNames(
            "py-3 underline-offset-8 hover:text-sea aria-[current=page]:text-sea aria-[current=page]:underline",
            key === "esims" && "xl:hidden",
          )}
        >
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
