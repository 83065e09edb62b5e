import type { StatementNaming, UnnamedStatement } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { SelectField } from "@rihla/ui/select-field";
import { Sheet } from "@rihla/ui/sheet";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { type ChosenNames, firstGuess, meaningsOf, namingOf } from "./statement-guess.ts";
import { StatementSample } from "./statement-sample.tsx";
import { StatementWords } from "./statement-words.tsx";

type Props = {
  open: boolean;
  asked: UnnamedStatement | null;
  gateway: string;
  busy: boolean;
  /** Why the last names didn't do. */
  told: ReactNode;
  onClose: () => void;
  onNamed: (naming: StatementNaming) => void;
};

/** Asks once what a file's columns are. */
export function StatementNames({ open, asked, gateway, onClose, ...form }: Props) {
  const t = useTranslations("admin");
  return (
    <Sheet open={open} onClose={onClose} title={t("money.statements.name")} closeLabel={t("do.close")}>
      {asked && (
        <div className="grid gap-4">
          <p className="text-ink-2">{t("money.statements.nameText", { gateway })}</p>
          <StatementSample asked={asked} />
          <NamesForm key={JSON.stringify(asked)} asked={asked} {...form} />
        </div>
      )}
    </Sheet>
  );
}

type FormProps = Pick<Props, "busy" | "told" | "onNamed"> & { asked: UnnamedStatement };

function NamesForm({ asked, busy, told, onNamed }: FormProps) {
  const t = useTranslations("admin.money.statements");
  const [chosen, setChosen] = useState(() => firstGuess(asked));
  const change = (part: Partial<ChosenNames>) => setChosen((before) => ({ ...before, ...part }));
  const columns = asked.headings.map((heading, at) => ({ value: String(at), label: heading || `${at + 1}` }));
  const field = (name: "reference" | "sum" | "moment") => ({
    label: t(name),
    placeholder: t("choose"),
    options: columns,
    required: true,
    value: chosen[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const words = asked.words[Number(chosen.kind)] ?? [];
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onNamed(namingOf(chosen, asked));
      }}
    >
      <SelectField {...field("reference")} hint={t("referenceHint")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field("sum")} />
        <SelectField {...field("moment")} />
      </div>
      <SelectField
        label={t("currency")}
        options={[
          ...asked.currencies.map((currency) => ({ value: currency, label: t("all", { currency }) })),
          ...columns,
        ]}
        value={chosen.currency}
        onChange={({ target }) => change({ currency: target.value })}
      />
      <CheckboxField
        label={t("minor")}
        checked={chosen.inMinorUnits}
        onChange={({ target }) => change({ inMinorUnits: target.checked })}
      />
      <SelectField
        label={t("kind")}
        placeholder={t("noKind")}
        options={columns.filter((_, at) => (asked.words[at]?.length ?? 0) > 0)}
        value={chosen.kind}
        onChange={({ target }) => change({ kind: target.value, meanings: meaningsOf(asked, target.value) })}
      />
      {chosen.kind !== "" && (
        <StatementWords
          words={words}
          meanings={chosen.meanings}
          onChange={(word, meaning) => change({ meanings: { ...chosen.meanings, [word]: meaning } })}
        />
      )}
      {told}
      <Button type="submit" wide busy={busy}>
        {t("read")}
      </Button>
    </form>
  );
}
