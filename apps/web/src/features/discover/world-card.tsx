import { formatMoney } from "@rihla/i18n";
import { PassLink } from "@rihla/ui/pass";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import type { NamedDestination } from "./home.loader.ts";

/** One eSIM for a journey through several parts of the world. */
export function WorldCard({ world }: { world: NamedDestination }) {
  const t = useTranslations("discover.world");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const price = () => <Price className="block">{formatMoney(world.lowestPrice, language)}</Price>;
  return (
    <PassLink
      to={paths.packages(world.code)}
      className="md:max-w-2xl"
      stub={<span className="text-xs text-ink-2">{tc.rich("from", { price })}</span>}
    >
      <span className="block text-lg font-semibold">{world.name}</span>
      <span className="mt-1 block text-sm">{t("body")}</span>
      <span className="mt-1 block text-xs text-ink-2">{tc("plans", { count: world.planCount })}</span>
    </PassLink>
  );
}
