type FilmProps = {
  label: string;
  address: string;
  /** Seen before it plays. */
  poster: string;
  captions: readonly { language: string; name: string; address: string }[];
  /** Whose captions are on from the start. */
  language: string;
};

/** An upright film in the browser's own player. Of the film itself nothing is fetched before somebody plays it. */
export function Film({ label, address, poster, captions, language }: FilmProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the tracks below are captions; the rule does not look into a list.
    <video
      controls
      playsInline
      preload="none"
      poster={poster}
      aria-label={label}
      width={540}
      height={960}
      className="h-auto w-full rounded-2xl bg-sand"
    >
      <source src={address} type="video/mp4" />
      {captions.map((one) => (
        <track
          key={one.language}
          kind="captions"
          src={one.address}
          srcLang={one.language}
          label={one.name}
          default={one.language === language}
        />
      ))}
    </video>
  );
}
