import type { Esim } from "@rihla/contract";
import { esimNameFault, tidyEsimName } from "@rihla/contract/rules/esim-name";
import { Button } from "@rihla/ui/button";
import { TextField } from "@rihla/ui/text-field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";

/** Gives it a name, or another. */
export function Rename({ esim }: { esim: Esim }) {
  const t = useTranslations("esims.rename");
  const [open, setOpen] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    pencil.current?.focus();
  };
  return (
    <>
      <Button
        ref={pencil}
        kind="secondary"
        size="medium"
        className="self-start"
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {t("open")}
      </Button>
      {open && <NameForm esim={esim} onEnd={close} />}
    </>
  );
}

function NameForm({ esim, onEnd }: { esim: Esim; onEnd: () => void }) {
  const t = useTranslations("esims.rename");
  const problemText = useProblemText();
  const [typed, setTyped] = useState(esim.name ?? "");
  const save = useSave(esim.id, onEnd);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const name = tidyEsimName(typed) || null;
  const fault = name === null ? undefined : (esimNameFault(name) as "name_too_long" | "invalid" | undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fault && !save.isPending) save.mutate(name);
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-3">
      <TextField
        ref={input}
        dir="auto"
        autoComplete="off"
        label={t("label")}
        hint={t("hint")}
        error={fault ? t(fault) : save.error && problemText(save.error)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="medium" busy={save.isPending}>
          {t("save")}
        </Button>
        <Button kind="secondary" size="medium" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

function useSave(id: string, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string | null) => api("PATCH /esims/{id}", { path: { id }, body: { name } }),
    onSuccess: (esim) => {
      client.setQueryData(apiQuery("GET /esims/{id}", { path: { id } }).queryKey, esim);
      client.invalidateQueries({ queryKey: ["GET /esims"] });
      onSaved();
    },
  });
}
