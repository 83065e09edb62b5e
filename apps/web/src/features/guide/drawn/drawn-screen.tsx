import { OwnMarkup } from "../../../lib/page/own-markup.tsx";

/**
 * A phone's screen, cut off by its tile; in the player the tile takes the room there is, and the phone goes on below what is drawn of it. It
 * shows what the words beside it say and is hidden from screen readers.
 */
export function DrawnScreen({ drawing }: { drawing: string }) {
  return (
    <OwnMarkup
      aria-hidden="true"
      className="screen-tile w-full self-start overflow-hidden rounded-2xl bg-sea-soft pt-2 in-data-played:order-3 in-data-played:rounded-3xl in-data-played:pt-7 print:max-w-32 print:border print:border-line [&>svg]:block [&>svg]:w-full in-data-played:[&>svg]:mx-auto in-data-played:[&>svg]:w-60 in-data-played:[&>svg]:max-w-[80%] in-data-played:[&>svg]:overflow-visible @min-[42rem]/player:in-data-played:[&>svg]:w-72"
      written={drawing}
    />
  );
}
