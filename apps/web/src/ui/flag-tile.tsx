import { classNames } from "./class-names.ts";
import { starPath } from "./khatim.tsx";

const sizes = { small: "w-7", medium: "w-9", large: "w-12" };

export type FlagTileProps = {
  /** Address of the flag's picture; null where no flag fits, and a drawn tile stands in. */
  src: string | null;
  size?: keyof typeof sizes;
  className?: string;
};

/** A flag, beside the name of its country: decoration, so it has no words of its own. */
export function FlagTile({ src, size = "medium", className }: FlagTileProps) {
  const look = classNames("aspect-3/2 shrink-0 overflow-hidden rounded-md", sizes[size], className);
  if (src === null) return <RegionTile className={look} />;
  return (
    <img
      src={src}
      alt=""
      width="36"
      height="24"
      loading="lazy"
      decoding="async"
      className={classNames(look, "h-auto object-cover ring-1 ring-line")}
    />
  );
}

/** For regions and the whole world: meridians under a star. */
function RegionTile({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 24" className={className} fill="none">
      <rect width="36" height="24" className="fill-sea" />
      <g className="stroke-on-sea" strokeWidth="0.8" opacity="0.55">
        <ellipse cx="18" cy="12" rx="15" ry="15" />
        <ellipse cx="18" cy="12" rx="7" ry="15" />
        <path d="M0 12h36M2 4.5h32M2 19.5h32" />
      </g>
      <path d={starPath} transform="translate(12 6) scale(0.5)" className="fill-saffron" />
    </svg>
  );
}
