import { classNames } from "./class-names.ts";

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
      decoding="async"
      className={classNames("h-auto w-full bg-sea-soft object-cover", className)}
    />
  );
}
