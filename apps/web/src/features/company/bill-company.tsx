import type { Order } from "@rihla/contract";
import type { Company } from "@rihla/contract/rules/company";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { Sheet } from "@rihla/ui/sheet";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { noCompany } from "../../domain/person/company.ts";
import { api } from "../../lib/api/api.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { CheckoutCompany } from "./checkout-company.tsx";
import { asTyped } from "./known-company.ts";

type BillCompanyProps = { order: Order; open: boolean; onClose: () => void };

/** Has the order billed to a company, or to another one: once, so what follows is said before. */
export function BillCompany({ order, open, onClose }: BillCompanyProps) {
  const t = useTranslations("company.invoice");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const [typed, setTyped] = useState(order.company ? asTyped(order.company) : noCompany);
  const [refused, setRefused] = useState(0);
  const change = useChange(order.number, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.isRight) return setRefused(refused + 1);
    if (!change.isPending) change.mutate(typed.fields);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      locked={change.isPending}
      title={t(order.company ? "change" : "add")}
      closeLabel={common("close")}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Notice tone="care">{t(order.company ? "consequence" : "final")}</Notice>
        <CheckoutCompany typed={typed} refused={refused} onType={setTyped} />
        {change.error && (
          <Notice tone="wrong" announce title={t("failed")}>
            {problemText(change.error)}
          </Notice>
        )}
        <Button type="submit" wide busy={change.isPending}>
          {t("confirm")}
        </Button>
      </form>
    </Sheet>
  );
}

function useChange(number: string, onEnd: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Company) => api("PUT /orders/{number}/company", { path: { number }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          name === "GET /orders/{number}" || name === "GET /orders/{number}/invoices",
      });
      onEnd();
    },
  });
}
