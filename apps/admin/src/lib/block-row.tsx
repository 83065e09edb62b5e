import type { Block } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { RowWords, rowLook } from "@rihla/ui/rows";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { call } from "./call.ts";
import { useSaid } from "./said.ts";
import { useSession } from "./session.ts";
import type { Acts } from "./use-acts.tsx";

/** Who is blocked by what, until when, by whom and why; `children`: what else leads on from it. */
export function BlockRow({ block, acts, children }: { block: Block; acts: Acts; children?: ReactNode }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { operator } = useSession();
  const { id, facts, endsAt, createdAt, who, why, forOwners } = block;
  const lift = () =>
    acts.offer({
      title: t("blocks.lift"),
      text: t("blocks.liftText"),
      act: async (reason) => {
        await call("POST /blocks/{id}/lifts", { path: { id }, body: { why: reason } });
        return t("do.done");
      },
    });
  const ends = block.dispute
    ? t("blocks.dispute")
    : endsAt
      ? t("blocks.untilAt", { at: said.moment(endsAt) })
      : t("blocks.open");
  return (
    <div data-block className={`${rowLook} flex-wrap`}>
      <span className="min-w-0 flex-1 basis-56">
        <RowWords
          title={facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may look alike, and none moves
            <Fact key={index} {...fact} />
          ))}
          detail={
            <>
              {ends} · {said.moment(createdAt)} · <bdi>{who}</bdi> ·{" "}
              <bdi className="wrap-anywhere">{why}</bdi>
            </>
          }
        />
      </span>
      {children}
      {(!forOwners || operator.role === "owner") && (
        <Button kind="secondary" size="small" onClick={lift}>
          {t("blocks.lift")}
        </Button>
      )}
    </div>
  );
}

function Fact({ kind, shown }: Block["facts"][number]) {
  const t = useTranslations("admin");
  const unknown = kind === "device" ? t("access.unknownDevice") : t("blocks.erased");
  return (
    <span className="block wrap-anywhere">
      {t(`blocks.kind.${kind}`)} · {shown === null ? unknown : <bdi dir="ltr">{shown}</bdi>}
    </span>
  );
}
