import type { Conversation as Told } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Facts } from "@rihla/ui/facts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useSaid } from "../../lib/said.ts";
import { useAct } from "../../lib/use-act.ts";
import { AnswerForm } from "./answer-form.tsx";
import { StateBadge } from "./desk.tsx";
import { Thread } from "./thread.tsx";

/** One conversation: what was said, who says it, and where it is answered. */
export function Conversation() {
  const { id = "" } = useParams();
  const asked = answerOf("GET /conversations/{id}", { path: { id } });
  return (
    <Loaded query={useQuery({ ...asked, refetchInterval: 4000 })}>
      {(conversation) => <Shown key={id} conversation={conversation} />}
    </Loaded>
  );
}

function Shown({ conversation }: { conversation: Told }) {
  const t = useTranslations("admin");
  const { id, number, name, state, revision } = conversation;
  const close = useAct(() =>
    call("POST /conversations/{id}/closings", { path: { id }, body: { seen: revision } }),
  );
  // Its writer sees that somebody reads; where that is not told, nothing is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that was said
  useEffect(() => {
    if (state === "waiting") call("POST /conversations/{id}/looks", { path: { id } }).catch(() => {});
  }, [id, revision]);
  return (
    <article className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-2xl font-semibold">
            <bdi>{name ?? t("desk.nameless")}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
            <bdi dir="ltr">{number}</bdi> <StateBadge state={state} />
          </p>
        </div>
        {state !== "closed" && (
          <Button kind="secondary" size="medium" busy={close.isPending} onClick={() => close.mutate()}>
            {t("desk.close")}
          </Button>
        )}
      </header>
      <RefusalNotice error={close.error} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
        <div className="grid min-w-0 gap-4">
          <Thread conversation={conversation} />
          <AnswerForm conversation={conversation} />
        </div>
        <About conversation={conversation} />
      </div>
    </article>
  );
}

function About({ conversation }: { conversation: Told }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { email, proved, language, page, customerId, orders, esims } = conversation;
  const facts = [
    { key: "who", name: t("desk.who"), value: t(proved ? "desk.account" : "desk.guest") },
    ...(email ? [{ key: "email", name: t("order.email"), value: <bdi dir="ltr">{email}</bdi> }] : []),
    { key: "language", name: t("order.language"), value: said.language(language) },
    ...(page ? [{ key: "page", name: t("desk.page"), value: <bdi dir="ltr">{page}</bdi> }] : []),
    ...(esims.length > 0
      ? [
          {
            key: "esims",
            name: t("order.esims"),
            value: esims.map((one) => t(`story.state.${one}`)).join(", "),
          },
        ]
      : []),
  ];
  return (
    <Card className="grid gap-3">
      <Facts facts={facts} />
      {customerId && (
        <Link className="flex min-h-11 items-center font-semibold text-sea" to={`/customers/${customerId}`}>
          {t("order.whole")}
        </Link>
      )}
      {orders.map((order) => (
        <Link
          key={order}
          className="flex min-h-11 items-center font-semibold text-sea"
          to={`/orders/${order}`}
        >
          <bdi>{t("order.title", { number: order })}</bdi>
        </Link>
      ))}
    </Card>
  );
}
