import { useState } from "react";
import type { GuideData } from "./guide.loader.ts";

type GuideBodyProps = GuideData & {
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
  return (
    <div
      id={id}
      className={look}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote here itself.
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}

const look = "flex flex-col gap-10 print:gap-6";

const standingIn = (id: string) =>
  typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "");
