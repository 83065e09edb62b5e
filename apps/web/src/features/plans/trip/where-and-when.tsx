import type { Destination } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { formQuery } from "../../../lib/api/form-query.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { parsePlaceSearch, type TripSearch } from "../../../paths.ts";
import { WhenField } from "./when-field.tsx";

type SearchBox = ComponentType<{
  look: "trip";
  onPick: (destination: Destination | null) => void;
  children: ReactNode;
  stub: ReactNode;
}>;

type Kit = Pick<typeof import("../advice/advice-at-home.tsx"), "AdviceAtHome" | "readTripNow">;

/**
 * Where one goes, and when: the server answers it with the place's plans. In the browser the advice comes at once, by code that is
 * fetched when a place is picked.
 */
export function WhereAndWhen({ searchBox: SearchBox }: { searchBox: SearchBox }) {
  const t = useTranslations("trip");
  const { language } = useVisitor();
  const [place, setPlace] = useState<Destination | null>(null);
  const [dates, setDates] = useState<TripSearch>({});
  const [kit, setKit] = useState<Kit>();
  const prepare = async () => {
    const { AdviceAtHome, fetchWords, readTripNow } = await import("../advice/advice-at-home.tsx");
    await fetchWords(language);
    setKit({ AdviceAtHome, readTripNow });
  };
  const ask = ({ from, to }: TripSearch) => {
    setDates({ from, to });
    prepare().catch(() => {});
  };
  const { trip = null, fault = null } = kit?.readTripNow(dates) ?? {};
  return (
    <>
      <SearchBox
        look="trip"
        onPick={(picked) => {
          setPlace(picked);
          if (picked) prepare().catch(() => {});
        }}
        stub={
          <Button type="submit" wide>
            {t("show")}
          </Button>
        }
      >
        <WhenField
          dates={dates}
          // One date without the other is still being filled in.
          fault={fault === "half" ? null : fault}
          onType={(form) => ask(parsePlaceSearch(formQuery(form)))}
          onChoose={ask}
        />
      </SearchBox>
      {kit && place && <kit.AdviceAtHome key={place.code} place={place} trip={trip} />}
    </>
  );
}
