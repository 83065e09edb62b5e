import { OwnMarkup } from "../../../lib/page/own-markup.tsx";

/** A phone's screen, cut off by its tile. It shows what the words beside it say and is hidden from screen readers. */
export function DrawnScreen({ drawing }: { drawing: string }) {
  return (
    <OwnMarkup
      aria-hidden="true"
      className="w-full self-start overflow-hidden rounded-2xl bg-sea-soft pt-2 print:max-w-32 print:border print:border-line [&>svg]:block [&>svg]:w-full"
      written={drawing}
    />
  );
}
