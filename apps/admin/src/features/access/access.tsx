import type { Language } from "@rihla/contract/rules/languages";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { LanguageField } from "../../lib/language-field.tsx";
import { PasskeyForm } from "../../lib/passkey-form.tsx";
import { makePasskey } from "../../lib/passkeys.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useSaid } from "../../lib/said.ts";
import { useSession } from "../../lib/session.ts";
import { useAct } from "../../lib/use-act.ts";

/** One's own way in: passkeys, where one is signed in, and the language one is written to in. */
export function Access() {
  const t = useTranslations("admin");
  const { operator, passkeys } = useSession();
  const speak = useAct((language: Language) => call("PUT /session/language", { body: { language } }));
  return (
    <div className="grid gap-8">
      <h1 className="text-2xl font-semibold">{t("places.access")}</h1>
      {passkeys === 1 && (
        <Notice tone="care" title={t("access.onlyOne")}>
          {t("access.onlyOneText")}
        </Notice>
      )}
      <Passkeys />
      <Sessions />
      <LanguageField
        className="max-w-sm"
        value={operator.language}
        onChange={(language) => speak.mutate(language)}
      />
    </div>
  );
}

async function addPasskey(passkeyName: string): Promise<void> {
  const { data: asked } = await call("POST /passkey-challenges");
  await call("POST /passkeys", { body: { credential: await makePasskey(asked), passkeyName } });
}

function Passkeys() {
  const t = useTranslations("admin");
  const said = useSaid();
  const { data = [], error } = useQuery(answerOf("GET /passkeys"));
  const remove = useAct((id: string) => call("DELETE /passkeys/{id}", { path: { id } }));
  const on = (moment: string | null) =>
    moment === null ? t("access.neverUsed") : t("access.usedAt", { at: said.moment(moment) });
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{t("access.passkeys")}</h2>
      <Rows>
        {data.map(({ id, name, lastUsedAt, isSynced }) => (
          <div key={id} className={rowLook}>
            <RowWords
              title={<bdi>{name}</bdi>}
              detail={[on(lastUsedAt), ...(isSynced ? [t("access.synced")] : [])].join(" · ")}
            />
            {data.length > 1 && (
              <Button
                kind="quiet"
                size="small"
                busy={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                {t("access.remove")}
              </Button>
            )}
          </div>
        ))}
      </Rows>
      <RefusalNotice error={error ?? remove.error} />
      <PasskeyForm words={t("access.add")} kind="secondary" make={addPasskey} />
    </section>
  );
}

function Sessions() {
  const t = useTranslations("admin");
  const said = useSaid();
  const { data = [], error } = useQuery(answerOf("GET /sessions"));
  const end = useAct((id: string) => call("DELETE /sessions/{id}", { path: { id } }));
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{t("access.sessions")}</h2>
      <Rows>
        {data.map(({ id, device, lastUsedAt, current }) => (
          <div key={id} className={rowLook}>
            <RowWords
              title={<bdi>{device ?? t("access.unknownDevice")}</bdi>}
              detail={current ? t("access.here") : t("access.usedAt", { at: said.moment(lastUsedAt) })}
            />
            {!current && (
              <Button kind="quiet" size="small" onClick={() => end.mutate(id)}>
                {t("access.end")}
              </Button>
            )}
          </div>
        ))}
      </Rows>
      <RefusalNotice error={error ?? end.error} />
    </section>
  );
}
