import type { ReactNode } from "react";

/** A part of a screen under its name. */
export function Section({
  title,
  actions,
  children,
}: {
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid content-start gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <h2 className="flex-1 text-lg font-semibold">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
