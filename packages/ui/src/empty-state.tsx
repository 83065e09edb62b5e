import type { ReactNode } from "react";
import { Khatim } from "./khatim.tsx";

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: ReactNode;
  /** 1 where it stands for the whole page. */
  level?: 1 | 2;
};

/** Nothing here (yet): why, and the one thing to do next. */
export function EmptyState({ title, children, actions, icon, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="relative mb-2 flex size-20 items-center justify-center text-sea">
        <Khatim className="absolute inset-0 size-20 text-sea-soft" />
        <span className="relative">{icon}</span>
      </span>
      <Heading className="max-w-full text-lg font-semibold wrap-anywhere">{title}</Heading>
      {children && <div className="text-ink-2">{children}</div>}
      {actions && <div className="mt-3 flex w-full flex-col gap-2">{actions}</div>}
    </div>
  );
}
