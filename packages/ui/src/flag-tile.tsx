import { classNames } from "./class-names.ts";

const sizes = { small: "w-7", medium: "w-9", large: "w-12" };

export type FlagTileProps = {
  /** Address of the flag, or of a region's drawing. */
  src: string;
  size?: keyof typeof sizes;
  className?: string;
};

/** A flag, beside the name of its country: decoration, so it has no words of its own. */
export function FlagTile({ src, size = "medium", className }: FlagTileProps) {
  const look = classNames("aspect-3/2 shrink-0 overflow-hidden rounded-md", sizes[size], className);
  return (
    <img
      src={src}
      alt=""
      width="36"
      height="24"
      loading="lazy"
      decoding="async"
      data-emblem={size}
      className={classNames(look, "h-auto object-cover ring-1 ring-line")}
    />
  );
}
