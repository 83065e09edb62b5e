import { useState } from "react";
import { OwnMarkup } from "../../../lib/page/own-markup.tsx";
import type { GuideData } from "./guide.loader.ts";

type GuideBodyProps = Pick<GuideData, "guides" | "Parts"> & {
  /** Of this body in the page. */
  id: string;
};

/**
 * The steps as the server wrote them: the browser takes over the page around them and leaves them as they stand, since nothing
 * in them answers a touch. What writes them is fetched for another phone's, or without a network.
 */
export function GuideBody({ id, guides, Parts }: GuideBodyProps) {
  const [written] = useState(() => (Parts ? "" : standingIn(id)));
  if (Parts)
    return (
      <div id={id} className={look}>
        <Parts guides={guides} />
      </div>
    );
  return <OwnMarkup id={id} className={look} written={written} />;
}

const look = "flex flex-col gap-10 print:gap-6";

const standingIn = (id: string) =>
  typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "");
