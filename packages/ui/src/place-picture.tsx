import { classNames } from "./class-names.ts";
import { FlagTile } from "./flag-tile.tsx";

export type PlacePictureProps = {
  src: string;
  className?: string;
  /** For one that stands at the head of a page. */
  loading?: "lazy" | "eager";
};

/** The drawing of a place, beside its name: decoration, so it has no words of its own. Its middle shows, however it is cut. */
export function PlacePicture({ src, className, loading = "lazy" }: PlacePictureProps) {
  return (
    <img
      src={src}
      alt=""
      width="320"
      height="200"
      loading={loading}
      // At the head of a page it comes with the words, not a frame later.
      decoding={loading === "eager" ? "sync" : "async"}
      className={classNames("h-auto w-full bg-sea-soft object-cover", className)}
    />
  );
}

type FlaggedPictureProps = {
  picture: string;
  /** Address of the flag on its corner; a region has none. */
  flag: string | null;
  /** Of a place whose time is over. */
  faded: boolean;
};

/** A place in a row of many: its picture with the flag on the corner. */
export function FlaggedPicture({ picture, flag, faded }: FlaggedPictureProps) {
  return (
    <span className="relative shrink-0">
      <PlacePicture
        src={picture}
        className={classNames("!size-[min(4rem,18vw)] rounded-xl", faded && "opacity-75 saturate-[0.3]")}
      />
      {flag && <FlagTile src={flag} size="small" className="absolute -end-1 -bottom-1 ring-2 ring-surface" />}
    </span>
  );
}
