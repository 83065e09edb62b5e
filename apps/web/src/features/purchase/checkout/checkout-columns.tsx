import { FootBar } from "@rihla/ui/foot-bar";
import type { ReactNode } from "react";

type CheckoutColumnsProps = {
  main: ReactNode;
  /** What it comes to. */
  aside: ReactNode;
  /** The pay button: in reach of the thumb on a phone, under the total on a desktop. */
  bar?: ReactNode;
};

/**
 * One column on a phone, where the bar sticks to the screen's end and comes to rest after the last line, covering nothing;
 * on a desktop what is filled in, and beside it what it comes to, which stays in sight.
 */
export function CheckoutColumns({ main, aside, bar }: CheckoutColumnsProps) {
  return (
    <div className="flex flex-col gap-3.5 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-12">
      <div className="flex min-w-0 flex-col gap-3.5 lg:gap-8">{main}</div>
      <div className="min-w-0 rounded-card lg:sticky lg:top-6 lg:border lg:border-line lg:bg-surface lg:p-6 lg:shadow-card max-lg:contents">
        <div className="max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-2.5 max-lg:pb-1 max-lg:shadow-card">
          {aside}
        </div>
        {bar && <FootBar className={barLook}>{bar}</FootBar>}
      </div>
    </div>
  );
}

const barLook =
  "lg:mt-4 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:-mb-10 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[calc(0.75rem+var(--safe-bottom))] md:max-lg:-mx-8 md:max-lg:px-8 max-[18rem]:static";

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 text-lg font-semibold lg:mb-3">{title}</h2>
      {children}
    </section>
  );
}
