import type { AdminEsim, AdminOrder } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Rows } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { EsimFacts } from "../../lib/esim-row.tsx";
import { Section } from "../../lib/section.tsx";
import { type Acts, useDoneWords } from "../../lib/use-acts.tsx";
import { useShowingCode } from "./show-code.tsx";

export function Esims({ order: { esims }, acts }: { order: AdminOrder; acts: Acts }) {
  const t = useTranslations("admin");
  return (
    <Section title={t("order.esims")}>
      {esims.length === 0 ? (
        <p className="text-ink-2">{t("order.noEsims")}</p>
      ) : (
        <Rows>
          {esims.map((esim) => (
            <EsimFacts key={esim.id} esim={esim}>
              <EsimActs esim={esim} acts={acts} />
            </EsimFacts>
          ))}
        </Rows>
      )}
    </Section>
  );
}

function EsimActs({ esim: { id, codeToShow, replaceable }, acts }: { esim: AdminEsim; acts: Acts }) {
  const t = useTranslations("admin");
  const told = useDoneWords();
  const showingCode = useShowingCode();
  const replace = () =>
    acts.offer({
      title: t("do.replace"),
      text: t("do.replaceText"),
      act: async (why) =>
        told((await call("POST /esims/{id}/replacements", { path: { id }, body: { why } })).data),
    });
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {replaceable && (
        <Button kind="secondary" size="small" onClick={replace}>
          {t("do.replace")}
        </Button>
      )}
      {codeToShow && (
        <Button kind="quiet" size="small" onClick={() => acts.offer(showingCode(id))}>
          {t("do.code")}
        </Button>
      )}
    </div>
  );
}
