import { deletionWord } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { Sheet } from "@rihla/ui/sheet";
import { TextField } from "@rihla/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";

type DeletionTypedProps = { open: boolean; onClose: () => void; onDelete: (typed: string) => void };

export function DeletionTyped(props: DeletionTypedProps) {
  const t = useTranslations("profile.deletion");
  const form = useId();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t("typeTitle")}
      closeLabel={t("close")}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button type="submit" form={form} kind="danger" className="sm:flex-1">
            {t("submit")}
          </Button>
          <Button kind="secondary" onClick={props.onClose} className="sm:flex-1">
            {t("cancel")}
          </Button>
        </div>
      }
    >
      <TypedWord id={form} onDelete={props.onDelete} />
    </Sheet>
  );
}

function TypedWord({ id, onDelete }: { id: string; onDelete: (typed: string) => void }) {
  const t = useTranslations("profile.deletion");
  const problems = useTranslations("problems.code");
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === deletionWord) onDelete(deletionWord);
    else setWrong(true);
  };
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="pb-2">
      <TextField
        label={t("typeLabel")}
        hint={t("typeHint", { word: deletionWord })}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        error={wrong && <span role="alert">{problems("confirmation_mismatch")}</span>}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}
