import type { Hiding } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Rows, RowWords } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import { useSession } from "../../lib/session.ts";
import type { Acts } from "../../lib/use-acts.tsx";
import { useHiding } from "./use-hiding.tsx";

/** What is not sold though it is offered: by whom and why. */
export function Hidden({ hidden, acts }: { hidden: readonly Hiding[]; acts: Acts }) {
  const t = useTranslations("admin");
  return (
    <Section title={t("sales.hiddenOnes")}>
      {hidden.length === 0 ? (
        <p className="text-ink-2">{t("sales.noneHidden")}</p>
      ) : (
        <Rows>
          {hidden.map((one) => (
            <HiddenRow key={`${one.kind} ${one.code}`} hiding={one} acts={acts} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function HiddenRow({ hiding, acts }: { hiding: Hiding; acts: Acts }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const isOwner = useSession().operator.role === "owner";
  const { showing } = useHiding();
  const { kind, code, names, who, why, hiddenAt, endsTopUps } = hiding;
  const name = kind === "place" ? said.place(names) : code;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <RowWords
        title={
          <>
            <bdi>{said.place(names)}</bdi>
            {kind === "plan" && (
              <>
                {" · "}
                <bdi dir="ltr">{code}</bdi>
              </>
            )}
          </>
        }
        detail={
          <>
            {said.moment(hiddenAt)} · <bdi>{who}</bdi> · <bdi className="wrap-anywhere">{why}</bdi>
            {endsTopUps && ` · ${t("sales.noTopUps")}`}
          </>
        }
      />
      {isOwner && (
        <Button
          kind="secondary"
          size="small"
          aria-label={t("sales.showOf", { name })}
          onClick={() => acts.offer(showing(kind, code, name))}
        >
          {t("sales.show")}
        </Button>
      )}
    </div>
  );
}
