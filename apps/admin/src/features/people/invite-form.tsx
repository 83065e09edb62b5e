import type { Invitation, OperatorRole } from "@rihla/contract/admin";
import { operatorRoles } from "@rihla/contract/admin/operator-rules";
import { defaultLanguage, type Language } from "@rihla/contract/rules/languages";
import { Button } from "@rihla/ui/button";
import { SelectField } from "@rihla/ui/select-field";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { LanguageField } from "../../lib/language-field.tsx";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useAct } from "../../lib/use-act.ts";

const empty = {
  name: "",
  email: "",
  role: "support" as OperatorRole,
  language: defaultLanguage as Language,
  why: "",
};

export function InviteForm({ onInvited }: { onInvited: (invitation: Invitation) => void }) {
  const t = useTranslations("admin");
  const [person, setPerson] = useState(empty);
  const change = (part: Partial<typeof empty>) => setPerson((before) => ({ ...before, ...part }));
  const invite = useAct(async () => {
    onInvited((await call("POST /operators", { body: person })).data);
    setPerson(empty);
  });
  return (
    <form
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
      }}
    >
      <h2 className="text-lg font-semibold sm:col-span-2">{t("people.invite")}</h2>
      <TextField
        label={t("people.name")}
        required
        minLength={2}
        maxLength={80}
        value={person.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t("people.email")}
        type="email"
        required
        dir="ltr"
        value={person.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <SelectField
        label={t("people.role")}
        options={operatorRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={person.role}
        onChange={({ target }) => change({ role: target.value as OperatorRole })}
      />
      <LanguageField value={person.language} onChange={(language) => change({ language })} />
      <TextField
        fieldClassName="sm:col-span-2"
        label={t("why")}
        hint={t("whyHint")}
        required
        minLength={3}
        maxLength={500}
        value={person.why}
        onChange={({ target }) => change({ why: target.value })}
      />
      <div className="sm:col-span-2">
        <Button type="submit" busy={invite.isPending}>
          {t("people.invite")}
        </Button>
        <RefusalNotice error={invite.error} />
      </div>
    </form>
  );
}
