import type { Destination } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { formQuery } from "../../../lib/api/form-query.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { parsePlaceSearch, type TripSearch } from "../../../paths.ts";
import type { ChosenDates } from "./chosen-dates.ts";
import { WhenField } from "./when-field.tsx";

type SearchBox = ComponentType<{
  look: "trip";
  onPick: (destination: Destination | null) => void;
  place: Destination | null;
  children: ReactNode;
  stub: ReactNode;
}>;

type Kit = Awaited<ReturnType<typeof import("../advice/advice-at-home.tsx").kitIn>>;

/**
 * Where one goes, and when: the server answers it with the place's plans. In the browser the advice comes at once, by code that is
 * fetched when a place is picked.
 */
export function WhereAndWhen({ searchBox: SearchBox }: { searchBox: SearchBox }) {
  const t = useTranslations("trip");
  const { language } = useVisitor();
  const [place, setPlace] = useState<Destination | null>(null);
  const [dates, setDates] = useState<ChosenDates>({});
  const [kit, setKit] = useState<Kit>();
  const prepare = () =>
    import("../advice/advice-at-home.tsx").then(({ kitIn }) => kitIn(language)).then(setKit, () => {});
  const ask = ({ from, to }: TripSearch, text?: ChosenDates["text"], goal = place) => {
    setDates({ from, to, text });
    setPlace(goal);
    prepare();
  };
  const { trip = null, fault = null } = kit?.readTripNow(dates) ?? {};
  return (
    <>
      <SearchBox
        look="trip"
        place={place}
        onPick={(picked) => {
          setPlace(picked);
          if (picked) prepare();
        }}
        stub={
          <Button type="submit" kind={kit && place ? "secondary" : "primary"} wide>
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
