import { type ComponentType, useEffect, useState } from "react";
import { esimOnHome } from "../../domain/esims/esim-on-home.ts";
import { boughtHere } from "../../domain/orders/orders-here.ts";
import { recentPlaces } from "../../domain/plans/recent-places.ts";

/** Who has an eSIM, or has looked for a place, finds it first; its room is kept before the first paint (home.css). */
export function ReturningVisitor() {
  const [Shown, setShown] = useState<ComponentType>();
  useEffect(() => {
    if (!esimOnHome() && recentPlaces().length === 0 && !boughtHere()) return;
    import("./own-esim-and-place.tsx").then(
      ({ OwnEsimAndPlace }) => setShown(() => OwnEsimAndPlace),
      () => {},
    );
  }, []);
  return <div className="yours">{Shown && <Shown />}</div>;
}
