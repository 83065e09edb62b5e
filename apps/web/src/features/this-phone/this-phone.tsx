import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { useKeptWithoutAccount } from "../../lib/session/kept-without-account.ts";
import { paths } from "../../paths.ts";
import { ForgetAll } from "./forget-all.tsx";
import { Forgotten, NothingHere } from "./nothing-here.tsx";
import { OrderRow, type ShowState } from "./order-row.tsx";
import { type HeldOrder, useHeldOrders } from "./use-held-orders.ts";

export type ThisPhoneProps = {
  showState: ShowState;
  /** As of when it is, where there is no network. */
  asKept: (asked: HeldOrder["query"]) => ReactNode;
};

/** Orders that this phone opens without an account, in one list. */
export function ThisPhone({ showState, asKept }: ThisPhoneProps) {
  const t = useTranslations("thisPhone");
  const hydrated = useHydrated();
  const held = useHeldOrders();
  const [forgotten, setForgotten] = useState(false);
  useKeptWithoutAccount(held.length > 0);
  const unreached = held.find(({ query }) => query.data && query.failureReason);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5 pt-2 md:pt-8">
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {!hydrated && <Coming />}
      {hydrated && held.length === 0 && (forgotten ? <Forgotten /> : <NothingHere />)}
      {held.length > 0 && (
        <>
          <p className="-mt-3 text-ink-2">{t("lead")}</p>
          {unreached && asKept(unreached.query)}
          <List held={held} showState={showState} />
          <SignIn />
          <ForgetAll count={held.length} onForgotten={() => setForgotten(true)} />
        </>
      )}
    </div>
  );
}

type ListProps = Pick<ThisPhoneProps, "showState"> & { held: readonly HeldOrder[] };

function List({ held, showState }: ListProps) {
  return (
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-card">
      {held.map(({ number, query: { data, error } }) => (
        <li key={number}>
          {data && <OrderRow order={data} showState={showState} />}
          {!data && (error ? <Unread number={number} /> : <Coming />)}
        </li>
      ))}
    </ul>
  );
}

function Coming() {
  const t = useTranslations("thisPhone");
  return (
    <Loading label={t("loading")}>
      <Skeleton className="h-26 rounded-card" />
    </Loading>
  );
}

/** One that was not kept, while the shop can't be asked. */
function Unread({ number }: { number: string }) {
  const t = useTranslations("thisPhone.unread");
  return (
    <p className="px-4 py-3">
      <span className="block font-medium">
        {t.rich("title", { number: () => <bdi dir="ltr">{number}</bdi> })}
      </span>
      <span className="block text-sm text-ink-2">{t("body")}</span>
    </p>
  );
}

function SignIn() {
  const t = useTranslations("thisPhone.signIn");
  const action = (
    <LinkButton kind="secondary" size="small" to={paths.login({ next: paths.esims() })}>
      {t("action")}
    </LinkButton>
  );
  return <Notice actions={action}>{t("body")}</Notice>;
}
