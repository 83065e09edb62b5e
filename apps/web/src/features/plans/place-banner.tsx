import type { Destination } from "@rihla/contract";
import { widePicture } from "../../domain/plans/destination-name.ts";
import { PlacePicture } from "../../ui/place-picture.tsx";

/** The place, over the whole width of a phone; where there is room it stands beside its name. */
export function PlaceBanner({ destination: { code, kind } }: { destination: Destination }) {
  return (
    <PlacePicture
      src={widePicture(code, kind === "country", "banner")}
      loading="eager"
      className={`-mx-4 mb-3 aspect-2/1 !w-[calc(100%+2rem)] max-w-none md:order-last md:mx-0 md:mb-0 md:aspect-8/5 md:!w-60 md:shrink-0 md:rounded-card ${kind === "country" ? "!object-fill" : ""}`}
    />
  );
}
