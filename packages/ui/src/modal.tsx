import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Dialog } from "./dialog.tsx";
import { IconButton } from "./icon-button.tsx";

const types = {
  success: { icon: CircleCheck, look: "bg-palm-soft text-palm" },
  error: { icon: CircleX, look: "bg-brick-soft text-brick" },
  warning: { icon: TriangleAlert, look: "bg-saffron-soft text-ink" },
  info: { icon: Info, look: "bg-sea-soft text-sea" },
};

export type ModalAction = { label: ReactNode; onPress: () => void; busy?: boolean; danger?: boolean };
export type ModalProps = {
  open: boolean;
  onClose: () => void;
  type?: keyof typeof types;
  title: ReactNode;
  children?: ReactNode;
  primary?: ModalAction;
  secondary?: ModalAction;
  /** Name of the close button; without one there is no such button, and Escape closes nothing either. */
  closeLabel?: string;
  closeByBackdrop?: boolean;
  /** Closes by itself after so many milliseconds. */
  autoCloseAfter?: number;
};

/** One thing to take note of or to answer, in the middle of the screen. */
export function Modal({
  open,
  onClose,
  closeByBackdrop = true,
  autoCloseAfter,
  type = "info",
  ...content
}: ModalProps) {
  const id = useId();
  const closeByItself = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || autoCloseAfter === undefined) return;
    const timer = setTimeout(() => closeByItself(), autoCloseAfter);
    return () => clearTimeout(timer);
  }, [open, autoCloseAfter]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeByBackdrop={closeByBackdrop}
      closeByEscape={content.closeLabel !== undefined || closeByBackdrop}
      role={type === "error" || type === "warning" ? "alertdialog" : "dialog"}
      labelledBy={id}
      describedBy={content.children ? `${id}-text` : undefined}
      className="modal"
    >
      <Content {...content} id={id} type={type} onClose={onClose} />
    </Dialog>
  );
}

type ContentProps = Pick<
  ModalProps,
  "title" | "children" | "primary" | "secondary" | "closeLabel" | "onClose"
> & { id: string; type: keyof typeof types };

function Content({ id, type, title, children, primary, secondary, closeLabel, onClose }: ContentProps) {
  const { icon: Icon, look } = types[type];
  return (
    <div className="flex flex-col items-center gap-3 p-6 text-center">
      {closeLabel && (
        <IconButton label={closeLabel} onClick={onClose} className="absolute end-3 top-3 !border-transparent">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      <span className={classNames("flex size-14 items-center justify-center rounded-full", look)}>
        <Icon aria-hidden="true" className="size-7" />
      </span>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children && (
        <div id={`${id}-text`} className="w-full text-ink-2">
          {children}
        </div>
      )}
      {(primary || secondary) && (
        <div className="mt-3 flex w-full flex-col gap-2">
          {primary && <Action kind={primary.danger ? "danger" : "primary"} action={primary} />}
          {secondary && <Action kind="secondary" action={secondary} />}
        </div>
      )}
    </div>
  );
}

function Action({ kind, action }: { kind: "primary" | "secondary" | "danger"; action: ModalAction }) {
  return (
    <Button kind={kind} wide busy={action.busy} onClick={action.onPress}>
      {action.label}
    </Button>
  );
}
