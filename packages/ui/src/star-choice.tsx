import { Star } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type StarChoiceProps = {
  label: ReactNode;
  most: number;
  /** Null until one is chosen. */
  chosen: number | null;
  onChoose: (stars: number) => void;
  /** How so many are called, for who can't see them: "3 stars out of 5". */
  nameOf: (stars: number) => string;
};

/** So many stars out of a few: one group of radio buttons, each star a target of 44 px, chosen with arrows too. */
export function StarChoice({ label, most, chosen, onChoose, nameOf }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="-mx-1.5 flex">
        {[...Array(most).keys()].map((at) => {
          const stars = at + 1;
          const isFull = chosen !== null && stars <= chosen;
          return (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-sea"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={chosen === stars}
                onChange={() => onChoose(stars)}
                aria-label={nameOf(stars)}
                className="sr-only"
              />
              <Star
                aria-hidden="true"
                className={classNames("size-8", isFull ? "text-saffron" : "text-edge")}
                fill={isFull ? "currentColor" : "none"}
                strokeWidth={1.5}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
