import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  info: { look: "bg-sea-soft border-sea/30", icon: Info, colour: "text-sea" },
  good: { look: "bg-palm-soft border-palm/30", icon: CircleCheck, colour: "text-palm" },
  care: { look: "bg-saffron-soft border-saffron", icon: TriangleAlert, colour: "text-ink" },
  wrong: { look: "bg-brick-soft border-brick/40", icon: CircleX, colour: "text-brick" },
};

export type NoticeProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
  className?: string;
  /** Read out at once when it appears: for what the person just caused. */
  announce?: boolean;
};

/** Something to know, in a box of its own. Colour never speaks alone: each tone has its icon. */
export function Notice({ tone = "info", title, children, actions, className, announce }: NoticeProps) {
  const { look, icon: Icon, colour } = tones[tone];
  return (
    <div
      role={announce ? (tone === "wrong" ? "alert" : "status") : undefined}
      className={classNames("flex gap-3 rounded-card border p-4 text-sm", look, className)}
    >
      <Icon aria-hidden="true" className={classNames("size-5 shrink-0", colour)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? "mt-0.5" : undefined}>{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
