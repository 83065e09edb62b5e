import type { BatchVoucher, VoucherBatchPage } from "@rihla/contract/admin";
import { type VoucherState, voucherStates } from "@rihla/contract/admin/operator-rules";
import { Button } from "@rihla/ui/button";
import { Badge, ChipLink, type Tone } from "@rihla/ui/chip";
import { Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import { useSession } from "../../lib/session.ts";
import type { Acts } from "../../lib/use-acts.tsx";
import { useBatchActs } from "./use-batch-acts.tsx";

/** As many as are looked through at once. */
const atOnce = 50;

const tones: Readonly<Record<VoucherState, Tone>> = {
  unused: "palm",
  redeemed: "sea",
  expired: "sand",
  blocked: "brick",
};

/** Each voucher by its number in the batch, which stands on the sheet too; which of them are shown stands in the address. */
export function BatchVouchers({ batch, acts }: { batch: VoucherBatchPage; acts: Acts }) {
  const t = useTranslations("admin.vouchers");
  const [params] = useSearchParams();
  const state = voucherStates.find((one) => one === params.get("state"));
  const [shown, setShown] = useState(atOnce);
  const here = `/sales/vouchers/${batch.number}`;
  const wanted = batch.vouchers.filter((voucher) => !state || voucher.state === state);
  return (
    <Section title={t("ones")}>
      <p className="text-sm text-ink-2">{t("masked")}</p>
      <div className="flex flex-wrap gap-2">
        <ChipLink to={here} replace chosen={!state}>
          {t("any")}
        </ChipLink>
        {voucherStates.map((one) => (
          <ChipLink key={one} to={`${here}?state=${one}`} replace chosen={one === state}>
            {t(`state.${one}`)}
          </ChipLink>
        ))}
      </div>
      {wanted.length === 0 ? (
        <p className="text-ink-2">{t("noneSo")}</p>
      ) : (
        <Rows>
          {wanted.slice(0, shown).map((voucher) => (
            <Row key={voucher.nth} number={batch.number} voucher={voucher} acts={acts} />
          ))}
        </Rows>
      )}
      {wanted.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + atOnce)}>
          {t("more")}
        </Button>
      )}
    </Section>
  );
}

function Row({ number, voucher, acts }: { number: string; voucher: BatchVoucher; acts: Acts }) {
  const t = useTranslations("admin.vouchers");
  const said = useSaid();
  const isOwner = useSession().operator.role === "owner";
  const { block } = useBatchActs(number);
  const { nth, state, orderNumber, redeemedAt } = voucher;
  return (
    <div className={rowLook}>
      <RowWords
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {t("nth", { nth })}
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          </span>
        }
        detail={
          orderNumber && (
            <>
              <Link className="text-sea underline" to={`/orders/${orderNumber}`}>
                <bdi dir="ltr">{orderNumber}</bdi>
              </Link>
              {redeemedAt && ` · ${said.moment(redeemedAt)}`}
            </>
          )
        }
      />
      {isOwner && state === "unused" && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t("blockOf", { nth })}
          onClick={() => acts.offer(block(nth))}
        >
          {t("blockOne")}
        </Button>
      )}
    </div>
  );
}
