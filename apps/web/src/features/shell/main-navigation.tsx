import { classNames } from "@rihla/ui/class-names";
import { Link } from "@rihla/ui/link";
import { useTranslations } from "use-intl";
import { paths, placeOf } from "../../paths.ts";

const items = [
  ["destinations", `${paths.home()}#destinations`],
  ["compatibility", paths.compatibility()],
  ["guides", paths.guide()],
  ["help", paths.support()],
  // Beside the tools where a line holds all of it.
  ["esims", paths.esims()],
] as const;

/** For wide screens: a line of its own until one line holds all of the header. */
export function MainNavigation({ path }: { path: string }) {
  const t = useTranslations("shell.nav");
  const place = placeOf(path);
  return (
    <nav
      aria-label={t("label")}
      className="hidden gap-x-5 text-sm font-medium md:flex md:max-xl:order-last md:max-xl:-my-2 md:max-xl:basis-full xl:me-auto xl:gap-x-4"
    >
      {items.map(([key, to]) => (
        <Link
          key={key}
          to={to}
          aria-current={place === key ? "page" : undefined}
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
