import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import type { Way } from "./gesture.ts";
import {
  anchorOf,
  firstPlace,
  type Place,
  type PlayedPart,
  placeAfter,
  placeAt,
  placeBefore,
} from "./places.ts";

/** Of an entry in the browser's history: the one before it is the step before. */
type Stepped = { stepped?: true } | null;

/**
 * Which step is shown stands at the end of the address: it is there after a reload, can be sent on, and one step back in the browser is one
 * step back here. The server draws the first.
 */
export function useStepInAddress(parts: readonly PlayedPart[]) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const place = (hydrated && placeAt(parts, hash)) || firstPlace;
  const way = useWay(place);
  const goTo = (to: Place, how: { state?: Stepped; replace?: true }) => {
    const anchor = anchorOf(parts, to);
    // Pressed twice before it was drawn.
    if (window.location.hash === anchor) return;
    navigate({ search, hash: anchor }, { preventScrollReset: true, ...how });
  };
  const after = placeAfter(parts, place);
  const before = placeBefore(place);
  const isStepped = hydrated && (state as Stepped)?.stepped === true;
  const goBack = isStepped ? () => navigate(-1) : before && (() => goTo(before, { replace: true }));
  return {
    place,
    way,
    onDone: after && (() => goTo(after, { state: { stepped: true } })),
    onBack: goBack,
    onChoose: (to: Place) => goTo(to, {}),
    /** The address of a part's first step. */
    startOf: (part: number) => ({ search, hash: anchorOf(parts, { part, step: 0 }) }),
  };
}

/** How one came to this place from the one shown before; null where it is the first that is shown. */
export function useWay(place: Place): Way | null {
  const [shown, setShown] = useState<{ place: Place; way: Way | null }>({ place, way: null });
  const change = place.part - shown.place.part || place.step - shown.place.step;
  if (change === 0) return shown.way;
  const way = change > 0 ? "on" : "back";
  setShown({ place, way });
  return way;
}
