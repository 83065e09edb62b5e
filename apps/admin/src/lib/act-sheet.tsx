import { Button } from "@rihla/ui/button";
import { Sheet } from "@rihla/ui/sheet";
import { TextField } from "@rihla/ui/text-field";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RefusalNotice } from "./refusal-notice.tsx";
import { useAct } from "./use-act.ts";

export type Offered = {
  title: string;
  /** What will happen. */
  text: string;
  /** Of the button that does it. */
  words?: string;
  /** What else has to be said before it may be pressed, as named fields. */
  children?: ReactNode;
  ready?: boolean;
  /** The reason is among `children`: what is typed beside it may be left out. */
  reasoned?: boolean;
  /** Gives what is told once it is done. */
  act: (why: string, fields: FormData) => Promise<ReactNode>;
};
type Props = {
  open: boolean;
  /** Stays while it goes. */
  offered: Offered | undefined;
  /** Which opening this is: each begins with empty fields. */
  opening: number;
  onClose: () => void;
  onDone: (told: ReactNode) => void;
};

/** Something an operator does: what will happen, why, and one button. It stays until it is done, refused, or left. */
export function ActSheet({ open, offered, opening, onClose, onDone }: Props) {
  const t = useTranslations("admin");
  return (
    <Sheet open={open} onClose={onClose} title={offered?.title ?? ""} closeLabel={t("do.close")}>
      {offered && <ActForm key={opening} {...offered} onDone={onDone} />}
    </Sheet>
  );
}

function ActForm({
  title,
  text,
  words = title,
  children,
  ready = true,
  reasoned = false,
  act,
  onDone,
}: Offered & Pick<Props, "onDone">) {
  const t = useTranslations("admin");
  const acting = useAct(async (fields: FormData) => onDone(await act(String(fields.get("why")), fields)));
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        acting.mutate(new FormData(event.currentTarget));
      }}
    >
      <p className="text-ink-2">{text}</p>
      {children}
      <TextField
        name="why"
        label={t(reasoned ? "note" : "why")}
        hint={t("whyHint")}
        required={!reasoned}
        minLength={reasoned ? undefined : 3}
        maxLength={reasoned ? 450 : 500}
      />
      <RefusalNotice error={acting.error} />
      <Button type="submit" wide disabled={!ready} busy={acting.isPending}>
        {words}
      </Button>
    </form>
  );
}
