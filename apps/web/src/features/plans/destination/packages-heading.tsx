import type { DestinationDetail } from "@rihla/contract";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { emblemAddress } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { PlaceHead } from "./place-head.tsx";

export function PackagesHeading({ destination }: { destination: DestinationDetail }) {
  const t = useTranslations("plans");
  const { language } = useVisitor();
  const name = destination.names[language];
  return (
    <PlaceHead destination={destination}>
      <nav aria-label={t("destinations")} className="mb-2 hidden text-sm md:block">
        <ol className="flex items-center gap-1">
          <li>
            <Link to={paths.home()} className="inline-block py-1 hover:underline">
              {t("destinations")}
            </Link>
          </li>
          <li aria-current="page" className="flex items-center gap-1">
            <ChevronRight aria-hidden="true" className="flip-rtl size-4" />
            {name}
          </li>
        </ol>
      </nav>
      <h1 className="flex items-center gap-3 text-2xl md:text-3xl">
        {destination.kind === "country" && <FlagTile src={emblemAddress(destination)} size="large" />}
        {name}
      </h1>
      {destination.code === "GLOBAL" && <p className="mt-2 text-sm">{t("worldIsLess")}</p>}
    </PlaceHead>
  );
}
