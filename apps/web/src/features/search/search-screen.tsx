import { ChipLink } from "@rihla/ui/chip";
import { EmptyState } from "@rihla/ui/empty-state";
import { Link } from "@rihla/ui/link";
import { LinkButton } from "@rihla/ui/link-button";
import { PlacePicture } from "@rihla/ui/place-picture";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../../domain/plans/destination-name.ts";
import { rememberPlace } from "../../domain/plans/recent-places.ts";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { paths } from "../../paths.ts";
import { PlaceRow } from "./place-row.tsx";
import type { SearchData } from "./search.loader.ts";
import { SearchBox } from "./search-box.tsx";

/** The question in the address, and its answers. */
export function SearchScreen({ text, found, trip }: SearchData) {
  const t = useTranslations("search");
  return (
    <div className="mx-auto max-w-2xl pt-2 md:pt-10 lg:max-w-4xl">
      <h1 className="mb-4 text-2xl">{t("title")}</h1>
      <SearchBox look="page" text={text} />
      {text === "" && <Kinds />}
      <section aria-label={t("found")} className="mt-5 min-h-[50dvh]">
        {found.length > 0 ? <Answers text={text} found={found} trip={trip} /> : <Nothing text={text} />}
      </section>
    </div>
  );
}

/** Where all destinations stand, kind by kind. */
function Kinds() {
  const t = useTranslations("search.kinds");
  const kinds = [
    ["country", `${paths.home()}#destinations`],
    ["region", paths.home({ kind: "region" })],
    ["world", paths.home({ kind: "world" })],
  ] as const;
  return (
    <nav aria-label={t("label")} className="mt-3 flex flex-wrap gap-2">
      {kinds.map(([key, to]) => (
        <ChipLink key={key} to={to}>
          {t(key)}
        </ChipLink>
      ))}
    </nav>
  );
}

function Answers({ text, found, trip }: SearchData) {
  const t = useTranslations("search");
  return (
    <>
      {text === "" ? (
        <h2 className="mb-3 text-lg">{t("popular")}</h2>
      ) : (
        <p role="status" className="mb-3 text-sm text-ink-2">
          {t("resultsFor", { count: found.length, query: text })}
        </p>
      )}
      <ul className="grid gap-2.5 lg:grid-cols-2">
        {found.map((place) => (
          <li key={place.destination.code}>
            <Link
              to={paths.packages(place.destination.code, trip)}
              onClick={() => rememberPlace(place.destination.code)}
              className="flex min-h-17 items-center gap-2 overflow-clip max-[18rem]:flex-wrap max-[18rem]:gap-y-0 max-[18rem]:py-2 max-[18rem]:ps-4 rounded-card border border-line bg-surface pe-4 shadow-card transition-colors duration-150 hover:border-edge"
            >
              <PlacePicture
                src={pictureAddress(place.destination.code)}
                className="!h-17 !w-20 shrink-0 self-stretch max-[18rem]:hidden"
              />
              <PlaceRow found={place} typed={text} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Nothing({ text }: { text: string }) {
  const t = useTranslations("search");
  return (
    <EmptyState
      title={t("none", { query: text })}
      drawing={emptyDrawing("lens")}
      actions={<LinkButton to={`${paths.home()}#destinations`}>{t("all")}</LinkButton>}
    >
      {t("noneHint")}
    </EmptyState>
  );
}
