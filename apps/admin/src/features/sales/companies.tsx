import type { PausableCompany } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Badge } from "@rihla/ui/chip";
import { Rows, RowWords } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import { useSession } from "../../lib/session.ts";
import type { Acts } from "../../lib/use-acts.tsx";
import { usePausing } from "./use-pausing.tsx";

type Kind = "supplier" | "gateway";
type Props = { kind: Kind; companies: readonly PausableCompany[]; acts: Acts };

/** Who delivers, or takes money; each can be paused for a while. */
export function Companies({ kind, companies, acts }: Props) {
  const t = useTranslations("admin");
  return (
    <Section title={t(`sales.${kind}s`)}>
      <Rows>
        {companies.map((one) => (
          <Company key={one.company} kind={kind} company={one} acts={acts} />
        ))}
      </Rows>
    </Section>
  );
}

function Company({ kind, company: one, acts }: { kind: Kind; company: PausableCompany; acts: Acts }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const isOwner = useSession().operator.role === "owner";
  const { pausing, resuming } = usePausing(kind, one.company);
  const { company, pause, offered, plans, methods } = one;
  const at = kind === "supplier" ? t("sales.plans", { count: plans }) : methods.join(", ");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <RowWords
        title={
          <span className="flex flex-wrap items-center gap-2">
            <bdi lang="en">{company}</bdi>
            {pause && <Badge tone="saffron">{t("sales.paused")}</Badge>}
            {!offered && <Badge tone="sand">{t("sales.notOffered")}</Badge>}
          </span>
        }
        detail={
          <>
            {offered && <bdi lang={kind === "gateway" ? "en" : undefined}>{at}</bdi>}
            {pause && (
              <span className="block">
                {t("sales.until", { at: said.moment(pause.endsAt) })} · <bdi>{pause.who}</bdi> ·{" "}
                <bdi className="wrap-anywhere">{pause.why}</bdi>
              </span>
            )}
          </>
        }
      />
      {isOwner && (pause || offered) && (
        <Button
          kind="secondary"
          size="small"
          aria-label={t(pause ? "sales.resumeOf" : "sales.pauseOf", { name: company })}
          onClick={() => acts.offer(pause ? resuming : pausing)}
        >
          {t(pause ? "sales.resume" : "sales.pause")}
        </Button>
      )}
    </div>
  );
}
