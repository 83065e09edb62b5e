import type { OfferedEsim } from "@rihla/contract";
import { isolate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { EmptyState } from "@rihla/ui/empty-state";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Notice } from "@rihla/ui/notice";
import { RetryState } from "@rihla/ui/retry-state";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { inAppBrowser } from "../../platform/browser/in-app-browser.ts";
import { OutOfApp } from "./out-of-app.tsx";
import { claim, offerQuery, receivedQuery } from "./received-queries.ts";
import { ShareLoading } from "./share-loading.tsx";
import { useLargeLetters } from "./use-large-letters.ts";

type OfferProps = { token: string; onDone: () => void };

const over: readonly string[] = ["share_ended", "share_taken", "invalid_input"];

/** What a link shares. Nothing is taken before somebody says so: messages' previews open links too. */
export function Offer({ token, onDone }: OfferProps) {
  const t = useTranslations("received");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const offer = useQuery(offerQuery(token));
  const done = useEffectEvent(onDone);
  const isReceivedHere = offer.data?.isReceivedHere === true;
  useEffect(() => {
    if (isReceivedHere) done();
  }, [isReceivedHere]);
  if (offer.error instanceof ApiProblem && over.includes(offer.error.code))
    return <Over error={offer.error} onDone={onDone} />;
  if (offer.error)
    return (
      <RetryState
        level={1}
        title={t("failed")}
        retryLabel={common("retry")}
        retry={offer.refetch}
        retrying={offer.isFetching}
      >
        {problemText(offer.error)}
      </RetryState>
    );
  return offer.data && !isReceivedHere ? (
    <Take offer={offer.data} token={token} onDone={onDone} />
  ) : (
    <ShareLoading />
  );
}

function Take({ offer, token, onDone }: OfferProps & { offer: OfferedEsim }) {
  const t = useTranslations("received.offer");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const client = useQueryClient();
  const claiming = useMutation({
    mutationFn: () => claim(token),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: receivedQuery.queryKey });
      onDone();
    },
  });
  const { name, from, destinationNames, flag, largeType } = offer;
  useLargeLetters(largeType);
  const place = nameIn(destinationNames, language);
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-10">
      <div className="flex items-center gap-4">
        <FlagTile src={emblemAddress({ flag, code: "GLOBAL" })} size="large" />
        <h1 className="min-w-0 text-2xl font-semibold wrap-anywhere">
          {t("title", { name: name === null ? "none" : isolate(name) })}
        </h1>
      </div>
      <p className="text-lg wrap-anywhere">{t("from", { from: isolate(from), place })}</p>
      {inAppBrowser() && <OutOfApp token={token} />}
      <Card className="flex flex-col gap-4 lg:p-6">
        <p>{t("phone")}</p>
        {claiming.error && (
          <Notice tone="wrong" announce>
            {problemText(claiming.error)}
          </Notice>
        )}
        <Button wide busy={claiming.isPending} onClick={() => claiming.mutate()}>
          {t("keep")}
        </Button>
      </Card>
    </div>
  );
}

function Over({ error, onDone }: { error: ApiProblem; onDone: () => void }) {
  const t = useTranslations("received.over");
  const problemText = useProblemText();
  return (
    <EmptyState
      level={1}
      title={t("title")}
      drawing={emptyDrawing("door")}
      actions={
        <Button kind="secondary" onClick={onDone}>
          {t("others")}
        </Button>
      }
    >
      {problemText(error.code === "invalid_input" ? new ApiProblem("share_ended", 404) : error)}
    </EmptyState>
  );
}
