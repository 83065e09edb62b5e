import { classNames } from "@rihla/ui/class-names";
import { useId } from "react";

export type Point = { key: string; title: string; body: string };

/** A few things to know, each with its name. */
export function Points({
  title,
  lead,
  points,
  plain,
}: {
  title: string;
  lead?: string;
  points: readonly Point[];
  plain?: boolean;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames("break-inside-avoid", !plain && "rounded-3xl bg-sand p-5 md:p-8 print:p-0")}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-ink-2">{lead}</p>}
      <dl
        className={classNames(
          "mt-4 grid gap-4 text-sm sm:gap-x-6",
          points.length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2",
        )}
      >
        {points.map(({ key, title: name, body }) => (
          <div key={key}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-0.5 text-ink-2">{body}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
