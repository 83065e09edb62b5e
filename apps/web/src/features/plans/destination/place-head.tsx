import type { Destination } from "@rihla/contract";
import { classNames } from "@rihla/ui/class-names";
import { PlacePicture } from "@rihla/ui/place-picture";
import type { ReactNode } from "react";
import { widePicture } from "../../../domain/plans/destination-name.ts";

type PlaceHeadProps = { destination: Destination; children: ReactNode };

/**
 * The head of a place's pages. On a phone its picture is as wide as the screen, a country's up behind the header; where there is
 * room the words stand in its sky.
 */
export function PlaceHead({ destination: { code, kind }, children }: PlaceHeadProps) {
  const isCountry = kind === "country";
  return (
    <div className={classNames("place-head", isCountry && "country")}>
      <PlacePicture
        src={widePicture({ code, isCountry })}
        loading="eager"
        className={isCountry ? "!object-fill" : undefined}
      />
      <div>{children}</div>
    </div>
  );
}
