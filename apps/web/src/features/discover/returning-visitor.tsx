import { type ComponentType, useEffect, useLayoutEffect, useState } from "react";
import { esimOnHome, isRunning } from "../../domain/esims/esim-on-home.ts";
import { boughtHere } from "../../domain/orders/orders-here.ts";
import { recentPlaces } from "../../domain/plans/recent-places.ts";
import { readToken } from "../../lib/session/session.ts";

/** Who has an eSIM, or has looked for a place, finds it first; its room is kept before the first paint (home.css). */
export function ReturningVisitor() {
  const [Shown, setShown] = useState<ComponentType>();
  useLayoutEffect(keepRoom, []);
  useEffect(() => {
    if (!own()) return;
    import("./own-esim-and-place.tsx").then(
      ({ OwnEsimAndPlace }) => setShown(() => OwnEsimAndPlace),
      () => {},
    );
  }, []);
  return <div className="yours">{Shown && <Shown />}</div>;
}

function own(): "running" | "place" | "" {
  const esim = esimOnHome();
  if (esim && isRunning(esim)) return "running";
  return esim || recentPlaces().length > 0 || (boughtHere() && readToken() === null) ? "place" : "";
}

/** As the early script did; by now somebody may have bought one, or signed out. */
function keepRoom() {
  const { dataset } = document.documentElement;
  dataset.own = own();
  if (!dataset.own) delete dataset.own;
}
