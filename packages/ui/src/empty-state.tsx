import type { ReactNode } from "react";
import { Khatim } from "./khatim.tsx";

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** For what went wrong; where there is nothing yet, a drawing stands in its place. */
  icon?: ReactNode;
  /** Address of a drawing of 240 by 150. */
  drawing?: string;
  /** 1 where it stands for the whole page, 3 in a section of one. */
  level?: 1 | 2 | 3;
};

/** Nothing here (yet): why, and the one thing to do next. */
export function EmptyState({ title, children, actions, icon, drawing, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      {drawing ? <EmptyDrawing src={drawing} /> : <Sign>{icon}</Sign>}
      <Heading className="max-w-full text-lg font-semibold wrap-anywhere">{title}</Heading>
      {children && <div className="text-ink-2">{children}</div>}
      {actions && <div className="mt-3 flex w-full flex-col gap-2">{actions}</div>}
    </div>
  );
}

/** Decoration, so it has no words of its own; its way leads where reading goes. */
export const EmptyDrawing = ({ src }: { src: string }) => (
  <img src={src} alt="" width="240" height="150" className="flip-rtl h-auto w-60 max-w-full" />
);

const Sign = ({ children }: { children: ReactNode }) => (
  <span className="relative mb-2 flex size-20 items-center justify-center text-sea">
    <Khatim className="absolute inset-0 size-20 text-sea-soft" />
    <span className="relative">{children}</span>
  </span>
);
