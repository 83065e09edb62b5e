import type { Voucher } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../lib/api/idempotency.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { richText } from "../../lib/text/rich-text.tsx";
import { paths } from "../../paths.ts";
import { keptCode } from "./kept-code.ts";
import { Redeemed } from "./redeemed.tsx";
import { VoucherFacts } from "./voucher-facts.tsx";
import { VoucherProblem } from "./voucher-problem.tsx";

type RedeemVoucherProps = { code: string; onOther: () => void };

/** What the voucher gives, to be looked at before it is redeemed; then how its eSIM comes. */
export function RedeemVoucher({ code, onOther }: RedeemVoucherProps) {
  const t = useTranslations("scan.voucher");
  const token = useToken();
  const found = useQuery({
    ...apiQuery("POST /vouchers/lookup", { body: { code }, orGuest: true }),
    // Somebody who has signed in meanwhile may be told something else.
    queryKey: ["voucher", code, token],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const redeeming = useRedeeming(code);
  const again = () => {
    redeeming.reset();
    found.refetch();
  };
  // A session that has ended takes all that its tab has kept along.
  const isOpen = !redeeming.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session that ends shows in the token
  useEffect(() => {
    if (isOpen) keptCode.write(code);
  }, [code, token, isOpen]);
  if (redeeming.data) return <Redeemed number={redeeming.data.number} again={again} />;
  if (found.error)
    return (
      <VoucherProblem
        error={found.error}
        retry={found.refetch}
        retrying={found.isFetching}
        onOther={onOther}
      />
    );
  if (!found.data)
    return (
      <Loading label={t("loading")} className="flex flex-col gap-4">
        <p className="text-ink-2">{t("loading")}…</p>
        <Skeleton className="h-56 rounded-card" />
      </Loading>
    );
  return (
    <>
      <Review voucher={found.data} code={code} />
      {redeeming.error ? (
        <VoucherProblem
          error={redeeming.error}
          retry={() => redeeming.mutate()}
          retrying={redeeming.isPending}
          onOther={onOther}
        />
      ) : (
        <>
          <Redeem busy={redeeming.isPending} onRedeem={() => redeeming.mutate()} />
          <Button kind="quiet" onClick={onOther}>
            {t("other")}
          </Button>
        </>
      )}
    </>
  );
}

const purpose = "voucher";

function useRedeeming(code: string) {
  const { language } = useVisitor();
  return useMutation({
    mutationFn: () => {
      const body = { code, language };
      return api("POST /vouchers/redemptions", { body, idempotencyKey: idempotencyKeyFor(purpose, body) });
    },
    onSuccess: () => {
      keptCode.write(undefined);
      forgetIdempotencyKey(purpose);
    },
  });
}

function Review({ voucher, code }: { voucher: Voucher; code: string }) {
  const t = useTranslations("scan.voucher");
  return (
    <section aria-labelledby="voucher" className="flex flex-col gap-3">
      <h2 id="voucher" className="text-lg font-semibold">
        {t("title")}
      </h2>
      <p role="status" className="text-ink-2">
        {t("found")}
      </p>
      <Card className="lg:p-6">
        <VoucherFacts voucher={voucher} code={code} />
      </Card>
    </section>
  );
}

function Redeem({ busy, onRedeem }: { busy: boolean; onRedeem: () => void }) {
  const t = useTranslations("scan.voucher");
  const token = useToken();
  const terms = (
    <p className="text-sm text-ink-2">
      {t.rich("phone", richText)} {t.rich("terms", richText)}
    </p>
  );
  if (token)
    return (
      <>
        {terms}
        <Button wide busy={busy} onClick={onRedeem}>
          {t("redeem")}
        </Button>
      </>
    );
  const next = paths.qrScanner();
  return (
    <>
      {terms}
      <LinkButton wide to={paths.login({ next })}>
        {t("signIn")}
      </LinkButton>
      <p className="text-center text-sm text-ink-2">{t("signInHint")}</p>
    </>
  );
}
