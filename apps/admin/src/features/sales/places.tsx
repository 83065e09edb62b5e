import { LinkRow, Rows } from "@rihla/ui/rows";
import { TextField } from "@rihla/ui/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";

/** As many as are looked through; who types finds the rest. */
const most = 12;

/** Letters without their marks, as they are compared. */
const plainly = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Every country and region, found by its name in any of the shop's languages, or by its code. */
export function Places() {
  const t = useTranslations("admin");
  const said = useSaid();
  const [typed, setTyped] = useState("");
  const wanted = plainly(typed.trim());
  return (
    <Section title={t("sales.places")}>
      <TextField
        label={t("sales.find")}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded query={useQuery(answerOf("GET /places"))}>
        {(places) => {
          const found = places.filter(({ code, names }) =>
            [code, ...Object.values(names)].some((name) => plainly(name).includes(wanted)),
          );
          return (
            <>
              {found.length === 0 && <p className="text-ink-2">{t("sales.noPlace")}</p>}
              {found.length > 0 && (
                <Rows>
                  {found.slice(0, most).map(({ code, names, plans, hidden }) => (
                    <LinkRow
                      key={code}
                      to={`/sales/${code}`}
                      title={<bdi>{said.place(names)}</bdi>}
                      detail={hidden ? t("sales.hidden") : t("sales.plans", { count: plans })}
                    />
                  ))}
                </Rows>
              )}
              {found.length > most && (
                <p className="text-sm text-ink-2">{t("sales.morePlaces", { count: found.length - most })}</p>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
