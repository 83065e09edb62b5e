import type { ReactNode } from "react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { GuideData } from "../drawn/guide.loader.ts";
import { type PlayedPart, placeAt, playedParts } from "./places.ts";
import { PlayedStep } from "./played-step.tsx";
import { Player } from "./player.tsx";
import { useStepInAddress } from "./use-step-in-address.ts";

export type GuidePlayerProps = Pick<GuideData, "guides" | "Step"> & {
  /** After the last step of a part that no other follows: where to go on. */
  end: (played: PlayedPart) => ReactNode;
  /** What stands below it, which the part that is played decides on. */
  children: (shown: {
    parts: readonly PlayedPart[];
    current: number;
    startOf: (part: number) => object;
  }) => ReactNode;
  /** The page's heading and the phone that it speaks of: with the player they fill the first screen. */
  head: ReactNode;
};

/** The player of a page: its steps are the page's, and the address says which one is shown. */
export function GuidePlayer({ guides, Step, end, head, children }: GuidePlayerProps) {
  const parts = playedParts(guides);
  const { place, way, startOf, ...moves } = useStepInAddress(parts);
  useFoldAgain(parts);
  const played = parts[place.part];
  if (!played) return null;
  return (
    <>
      <div className="@container/player flex flex-col max-md:min-h-[calc(100svh-4rem-var(--safe-top))] print:!min-h-0 [@media(scripting:none)]:!min-h-0">
        {head}
        <Player parts={parts} place={place} way={way} {...moves} end={end(played)}>
          <PlayedStep {...played} step={place.step} way={way} Step={Step} />
        </Player>
      </div>
      {children({ parts, current: place.part, startOf })}
    </>
  );
}

/** Browsers unfold by themselves what an address leads to: here the player shows it. */
function useFoldAgain(parts: readonly PlayedPart[]): void {
  const { hash } = useLocation();
  const isPlayed = placeAt(parts, hash) !== null;
  useEffect(() => {
    if (isPlayed && hash) document.querySelector("#steps")?.closest("details")?.removeAttribute("open");
  }, [isPlayed, hash]);
}
