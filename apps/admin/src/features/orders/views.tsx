import type { OrderFilters } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { ChipLink } from "@rihla/ui/chip";
import { Sheet } from "@rihla/ui/sheet";
import { TextField } from "@rihla/ui/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useAct } from "../../lib/use-act.ts";
import { addressOf } from "./filters-of.ts";

/** One's own lists: each is an address with a name, kept where every machine finds it. */
export function Views({ filters }: { filters: OrderFilters }) {
  const t = useTranslations("admin");
  const { data: views = [] } = useQuery(answerOf("GET /order-views"));
  const [open, setOpen] = useState(false);
  const here = addressOf(filters);
  const chosen = views.find((view) => addressOf(view.filters) === here);
  const forget = useAct((id: string) => call("DELETE /order-views/{id}", { path: { id } }));
  return (
    <section className="grid gap-2">
      <h2 className="sr-only">{t("orders.views")}</h2>
      <div className="flex flex-wrap items-center gap-2">
        {views.length > 0 && (
          <ChipLink to="/orders" chosen={here === "/orders"}>
            {t("orders.clear")}
          </ChipLink>
        )}
        {views.map((view) => (
          <ChipLink key={view.id} to={addressOf(view.filters)} chosen={view === chosen}>
            <bdi className="max-w-60 truncate">{view.name}</bdi>
          </ChipLink>
        ))}
        {chosen ? (
          <Button kind="quiet" size="small" busy={forget.isPending} onClick={() => forget.mutate(chosen.id)}>
            {t("orders.forget")}
          </Button>
        ) : (
          here !== "/orders" && (
            <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
              {t("orders.name")}
            </Button>
          )
        )}
        {views.length === 0 && here !== "/orders" && <ChipLink to="/orders">{t("orders.clear")}</ChipLink>}
      </div>
      <RefusalNotice error={forget.error} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t("orders.name")} closeLabel={t("do.close")}>
        <NameForm filters={filters} onDone={() => setOpen(false)} />
      </Sheet>
    </section>
  );
}

function NameForm({ filters, onDone }: { filters: OrderFilters; onDone: () => void }) {
  const t = useTranslations("admin");
  const [name, setName] = useState("");
  const keep = useAct(async () => {
    await call("PUT /order-views", { body: { name, filters } });
    onDone();
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate();
      }}
    >
      <p className="text-ink-2">{t("orders.nameText")}</p>
      <TextField
        label={t("orders.viewName")}
        required
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <RefusalNotice error={keep.error} />
      <Button type="submit" wide busy={keep.isPending}>
        {t("orders.keep")}
      </Button>
    </form>
  );
}
