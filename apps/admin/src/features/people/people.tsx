import type { Invitation, Operator } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useSaid } from "../../lib/said.ts";
import { ChangePerson } from "./change-person.tsx";
import { InviteForm } from "./invite-form.tsx";
import { ShownInvitation } from "./shown-invitation.tsx";

/** Everybody who may enter, or was invited or blocked. */
export function People() {
  const t = useTranslations("admin");
  const [invitation, setInvitation] = useState<Invitation>();
  const [chosen, setChosen] = useState<string>();
  const { data = [], error } = useQuery(answerOf("GET /operators"));
  return (
    <div className="grid gap-8">
      <h1 className="text-2xl font-semibold">{t("places.people")}</h1>
      {invitation && <ShownInvitation invitation={invitation} />}
      <Rows>
        {data.map((person) => (
          <div key={person.id}>
            <Person person={person} isChosen={chosen === person.id} onChoose={setChosen} />
            {chosen === person.id && (
              <ChangePerson person={person} onInvited={setInvitation} onDone={() => setChosen(undefined)} />
            )}
          </div>
        ))}
      </Rows>
      <RefusalNotice error={error} />
      <InviteForm onInvited={setInvitation} />
    </div>
  );
}

type PersonProps = { person: Operator; isChosen: boolean; onChoose: (id: string | undefined) => void };

function Person({ person, isChosen, onChoose }: PersonProps) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { id, name, email, role, passkeys, blockedAt, lastSeenAt } = person;
  const seen =
    lastSeenAt &&
    t("access.usedAt", {
      at: said.moment(lastSeenAt),
    });
  const state = blockedAt ? t("people.blocked") : passkeys === 0 ? t("people.notYet") : seen;
  return (
    <div className={rowLook}>
      <RowWords
        title={
          <>
            <bdi>{name}</bdi> · {t(`role.${role}`)}
          </>
        }
        detail={
          <>
            <bdi>{email}</bdi> ·{" "}
            {[t("people.passkeys", { count: passkeys }), state].filter(Boolean).join(" · ")}
          </>
        }
      />
      <Button
        kind="quiet"
        size="small"
        aria-expanded={isChosen}
        aria-label={t("people.changeOf", { name })}
        onClick={() => onChoose(isChosen ? undefined : id)}
      >
        {t("people.change")}
      </Button>
    </div>
  );
}
