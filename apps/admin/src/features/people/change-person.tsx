import type { Invitation, Operator } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useAct } from "../../lib/use-act.ts";

type Props = { person: Operator; onInvited: (invitation: Invitation) => void; onDone: () => void };

/** What an owner does about somebody; each wants a reason, which is kept. */
export function ChangePerson({ person, onInvited, onDone }: Props) {
  const t = useTranslations("admin");
  const [why, setWhy] = useState("");
  const path = { id: person.id };
  const isBlocked = person.blockedAt !== null;
  const role = person.role === "owner" ? "support" : "owner";
  const act = useAct(async (what: "role" | "block" | "invite") => {
    if (what === "role") await call("PUT /operators/{id}/role", { path, body: { role, why } });
    if (what === "block")
      await call("PUT /operators/{id}/blocked", { path, body: { blocked: !isBlocked, why } });
    if (what === "invite")
      onInvited((await call("POST /operators/{id}/invitations", { path, body: { why } })).data);
    onDone();
  });
  const press = (what: "role" | "block" | "invite") => ({
    disabled: why.trim().length < 3,
    busy: act.isPending && act.variables === what,
    onClick: () => act.mutate(what),
  });
  return (
    <div className="grid gap-3 px-4 pb-4">
      <TextField
        label={t("why")}
        hint={t("whyHint")}
        maxLength={500}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {!isBlocked && (
          <Button kind="secondary" size="medium" {...press("invite")}>
            {t("people.again")}
          </Button>
        )}
        <Button kind="secondary" size="medium" {...press("role")}>
          {t("people.makeRole", { role: t(`role.${role}`) })}
        </Button>
        <Button kind={isBlocked ? "secondary" : "danger"} size="medium" {...press("block")}>
          {t(isBlocked ? "people.unblock" : "people.block")}
        </Button>
      </div>
      <RefusalNotice error={act.error} />
    </div>
  );
}
