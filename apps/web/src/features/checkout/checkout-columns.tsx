import type { ReactNode } from "react";

/** One column on a phone; on a desktop what is filled in, and beside it what it comes to, which stays in sight. */
export function CheckoutColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-12">
      <div className="flex min-w-0 flex-col gap-8">{main}</div>
      <div className="min-w-0 lg:sticky lg:top-6">{aside}</div>
    </div>
  );
}

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
