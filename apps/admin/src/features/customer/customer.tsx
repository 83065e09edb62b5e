import type { AdminCustomer } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Facts } from "@rihla/ui/facts";
import { Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { Disputes } from "../../lib/disputes/disputes.tsx";
import { EsimFacts } from "../../lib/esim-row.tsx";
import { OrderRow } from "../../lib/found-order.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { revealing } from "../../lib/revealed.tsx";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import { useSession } from "../../lib/session.ts";
import { useActs } from "../../lib/use-acts.tsx";
import { Blocked } from "./blocked.tsx";
import { PersonalData } from "./personal-data.tsx";
import { Wallet } from "./wallet.tsx";

/** A person's whole story on one page; masked until asked. */
export function Customer() {
  const { id = "" } = useParams();
  return (
    <Loaded query={useQuery(answerOf("GET /customers/{id}", { path: { id } }))}>
      {(customer) => <Shown key={customer.id} customer={customer} />}
    </Loaded>
  );
}

function Shown({ customer }: { customer: AdminCustomer }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const acts = useActs();
  const { operator } = useSession();
  const { id, name, email, phone, country, language, createdAt, orders, esims, topUps, sessions } = customer;
  const facts = [
    { key: "email", name: t("order.email"), value: <bdi dir="ltr">{email}</bdi> },
    ...(phone ? [{ key: "phone", name: t("order.phone"), value: <bdi dir="ltr">{phone}</bdi> }] : []),
    ...(country ? [{ key: "country", name: t("order.country"), value: said.country(country) }] : []),
    { key: "language", name: t("order.language"), value: said.language(language) },
  ];
  return (
    <article className="grid gap-6">
      <header className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-2xl font-semibold">
            {t("person.title")} <bdi>{name}</bdi>
          </h1>
          <p className="text-ink-2">{t("person.since", { at: said.day(createdAt) })}</p>
        </div>
        <Button kind="secondary" size="medium" onClick={() => acts.offer(revealing(t, "customer", id))}>
          {t("do.reveal")}
        </Button>
      </header>
      {acts.told}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Card>
            <Facts facts={facts} />
          </Card>
          <Wallet customer={customer} acts={acts} />
          <Disputes disputes={customer.disputes} acts={acts} />
          <Section title={t("person.orders")}>
            {orders.length === 0 ? (
              <p className="text-ink-2">{t("person.noOrders")}</p>
            ) : (
              <Rows>
                {orders.map((order) => (
                  <OrderRow key={order.number} order={order} />
                ))}
              </Rows>
            )}
          </Section>
        </div>
        <div className="grid gap-6">
          {esims.length > 0 && (
            <Section title={t("order.esims")}>
              <Rows>
                {esims.map((esim) => (
                  <EsimFacts key={esim.id} esim={esim}>
                    <Link className="text-sm font-semibold text-sea" to={`/orders/${esim.orderNumber}`}>
                      <bdi>{t("order.title", { number: esim.orderNumber })}</bdi>
                    </Link>
                  </EsimFacts>
                ))}
              </Rows>
            </Section>
          )}
          <Told
            title={t("person.topUps")}
            rows={topUps.map(({ number, amount, createdAt: at }) => [
              `${said.money(amount)} · ${number}`,
              said.moment(at),
            ])}
          />
          <Told
            title={t("person.sessions")}
            rows={sessions.map(({ device, lastUsedAt }) => [
              device ?? t("access.unknownDevice"),
              said.moment(lastUsedAt),
            ])}
          />
          {customer.chat && (
            <Told
              title={t("person.chat")}
              rows={[
                [
                  t("person.messages", { count: customer.chat.messages }),
                  said.moment(customer.chat.lastMessageAt),
                ],
              ]}
            />
          )}
          <Told
            title={t("person.acts")}
            rows={customer.acts.map(({ act, who, why, at }) => [
              `${act} · ${who}`,
              `${said.moment(at)} · ${why}`,
            ])}
          />
          <Blocked customer={customer} acts={acts} />
          {operator.role === "owner" && <PersonalData id={id} acts={acts} />}
        </div>
      </div>
      {acts.sheet}
    </article>
  );
}

/** A short list; where it is empty, nothing. */
function Told({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <Rows>
        {rows.map(([what, when], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
          <div key={`${what} ${index}`} className={rowLook}>
            <RowWords title={<bdi>{what}</bdi>} detail={<bdi>{when}</bdi>} />
          </div>
        ))}
      </Rows>
    </Section>
  );
}
