import type { ReactNode } from "react";

/** What to do, and beside it (below it on a phone) what to keep in mind and where to go on. */
export function GuideColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-10 print:block">
      <div className="flex min-w-0 flex-col gap-10 print:gap-6">{children}</div>
      <div className="flex flex-col gap-3 max-lg:mt-10 lg:sticky lg:top-6 print:mt-6 print:break-before-avoid">
        {aside}
      </div>
    </div>
  );
}
