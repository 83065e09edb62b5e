import { Star } from "lucide-react";

/** A score as a line of stars, as full as it is: cut where it ends. The words beside it say it to who can't see them. */
export function Stars({ score, most, size = "size-5" }: { score: number; most: number; size?: string }) {
  const row = (className: string) => (
    <span className={`flex w-max gap-0.5 ${className}`}>
      {[...Array(most).keys()].map((at) => (
        <Star key={at} className={size} fill="currentColor" strokeWidth={0} />
      ))}
    </span>
  );
  return (
    <span aria-hidden="true" className="relative block w-max">
      {row("text-edge/40")}
      <span
        className="absolute inset-y-0 start-0 overflow-hidden"
        style={{ width: `${(score / most) * 100}%` }}
      >
        {row("text-saffron")}
      </span>
    </span>
  );
}
