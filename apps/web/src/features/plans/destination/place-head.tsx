import type { Destination } from "@rihla/contract";
import type { ReactNode } from "react";
import { widePicture } from "../../../domain/plans/destination-name.ts";
import { classNames } from "../../../ui/class-names.ts";
import { PlacePicture } from "../../../ui/place-picture.tsx";

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
