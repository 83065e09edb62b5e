import type { Company } from "@rihla/contract/rules/company";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Notice } from "@rihla/ui/notice";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { Toast } from "@rihla/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { noCompany } from "../../domain/person/company.ts";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { CompanyFields } from "./company-fields.tsx";
import { asTyped, useKnownCompany } from "./known-company.ts";

/** The company that invoices are made out to, on a page of its own. */
export function KeptCompany() {
  const t = useTranslations("company");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const known = useKnownCompany();
  if (known.error && known.data === undefined)
    return (
      <RetryState
        level={1}
        title={t("loadFailed")}
        retryLabel={common("retry")}
        retry={known.refetch}
        retrying={known.isFetching}
      >
        {problemText(known.error)}
      </RetryState>
    );
  return (
    <div className="mx-auto max-w-2xl pt-2 md:pt-8">
      <h1 className="max-md:sr-only pb-4 text-2xl font-semibold">{t("title")}</h1>
      <Card className="flex flex-col gap-5 p-5 md:p-8">
        <p className="text-sm text-ink-2">{t("intro")}</p>
        {known.data === undefined ? (
          <Loading label={t("loading")}>
            <Skeleton className="h-80 rounded-control" />
          </Loading>
        ) : (
          <Form key={known.data === null ? "none" : "kept"} company={known.data} />
        )}
      </Card>
    </div>
  );
}

function Form({ company }: { company: Company | null }) {
  const t = useTranslations("company");
  const problemText = useProblemText();
  const [typed, setTyped] = useState(company ? asTyped(company) : noCompany);
  const [refused, setRefused] = useState(0);
  const { save, forget } = useActs();
  const error = save.error ?? forget.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.isRight) return setRefused(refused + 1);
    if (!save.isPending) save.mutate(typed.fields);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CompanyFields typed={typed} refused={refused} onType={setTyped} />
      {error && (
        <Notice tone="wrong" announce title={t("saveFailed")}>
          {problemText(error)}
        </Notice>
      )}
      <Button type="submit" wide busy={save.isPending}>
        {t("save")}
      </Button>
      {company && (
        <Button kind="quiet" busy={forget.isPending} onClick={() => forget.mutate()}>
          {t("forget")}
        </Button>
      )}
      <Toast
        message={(save.isSuccess && t("saved")) || (forget.isSuccess && t("forgotten"))}
        onDone={() => {
          save.reset();
          forget.reset();
        }}
      />
    </form>
  );
}

function useActs() {
  const client = useQueryClient();
  const { queryKey } = apiQuery("GET /auth/me/company");
  return {
    save: useMutation({
      mutationFn: (body: Company) => api("PUT /auth/me/company", { body }),
      onSuccess: (company) => client.setQueryData(queryKey, company),
    }),
    forget: useMutation({
      mutationFn: () => api("DELETE /auth/me/company"),
      onSuccess: () => client.setQueryData(queryKey, null),
    }),
  };
}
