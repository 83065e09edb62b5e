import type { User } from "@rihla/contract";
import { everyCountry } from "@rihla/contract/rules/countries";
import { nameFault } from "@rihla/contract/rules/person";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { SuccessModal } from "@rihla/ui/modal-kinds";
import { Notice } from "@rihla/ui/notice";
import { SelectField } from "@rihla/ui/select-field";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { TextField } from "@rihla/ui/text-field";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { nameOrderedAs } from "../../domain/orders/ordered-as.ts";
import { countryOptions } from "../../domain/person/country-options.ts";
import { api } from "../../lib/api/api.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { Failed } from "./profile.tsx";
import { useCustomer } from "./use-customer.ts";

export function PersonalInformation() {
  const t = useTranslations("profile");
  const customer = useCustomer();
  if (customer.error && !customer.data)
    return <Failed error={customer.error} retry={customer.refetch} retrying={customer.isFetching} />;
  return (
    <div className="mx-auto max-w-2xl pt-2 md:pt-8">
      <h1 className="max-md:sr-only pb-4 text-2xl font-semibold">{t("personal.title")}</h1>
      <Card className="p-5 md:p-8">
        {customer.data ? <PersonForm customer={customer.data} /> : <Skeletons />}
      </Card>
    </div>
  );
}

function Skeletons() {
  const t = useTranslations("profile");
  return (
    <Loading label={t("loading")} className="flex flex-col gap-5">
      {["name", "country", "email", "phone"].map((field) => (
        <Skeleton key={field} className="h-20 rounded-control" />
      ))}
    </Loading>
  );
}

/** Name and country can be changed; e-mail and phone say why they can't. */
function PersonForm({ customer }: { customer: User }) {
  const t = useTranslations("profile.personal");
  const common = useTranslations("common");
  const problems = useTranslations("problems");
  const { language } = useVisitor();
  const [name, setName] = useState(customer.name ?? "");
  const [country, setCountry] = useState(customer.country ?? "");
  const [asked, setAsked] = useState(false);
  const save = useSave();
  const faults = asked
    ? { name: nameFault(name), country: country === "" ? ("required" as const) : undefined }
    : { name: undefined, country: undefined };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!nameFault(name) && country !== "" && !save.isPending) save.mutate({ name: name.trim(), country });
  };
  const refusedName = save.error instanceof ApiProblem ? save.error.fieldError("name") : undefined;
  const nameError = faults.name ?? refusedName;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        name="name"
        autoComplete="name"
        dir="auto"
        label={t("name")}
        error={
          nameError && (nameError === "required" ? problems("required.name") : problems(`field.${nameError}`))
        }
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {!customer.name && name === "" && <OfferedName email={customer.email} onTake={setName} />}
      <SelectField
        name="country"
        autoComplete="country"
        label={t("country")}
        placeholder={t("choose")}
        options={countryOptions(everyCountry, language)}
        error={faults.country && problems("required.country")}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      />
      <TextField
        type="email"
        readOnly
        dir="ltr"
        className="rtl:text-end"
        label={t("email")}
        hint={t("emailLocked")}
        value={customer.email}
      />
      <TextField
        type="tel"
        readOnly
        dir="ltr"
        className="rtl:text-end"
        label={t("phone")}
        hint={t("phoneSoon")}
        value={customer.phone ?? ""}
        placeholder={t("phoneNone")}
      />
      {save.error && <NotSaved error={save.error} />}
      <Button type="submit" wide busy={save.isPending}>
        {save.isPending ? t("saving") : t("save")}
      </Button>
      <SuccessModal
        open={save.isSuccess}
        onClose={save.reset}
        title={t("saved")}
        closeLabel={common("close")}
      />
    </form>
  );
}

/** Only offered, and only of an order that this browser placed for the same e-mail: whoever else ordered with it wrote another's name. */
function OfferedName({ email, onTake }: { email: string; onTake: (name: string) => void }) {
  const t = useTranslations("profile.personal");
  const name = nameOrderedAs(email);
  if (name === undefined) return null;
  return (
    <Button kind="quiet" size="medium" className="-mt-3 self-start" onClick={() => onTake(name)}>
      {t("offered", { name })}
    </Button>
  );
}

function NotSaved({ error }: { error: Error }) {
  const t = useTranslations("profile.personal");
  const problemText = useProblemText();
  return (
    <Notice tone="wrong" announce title={t("failed")}>
      {problemText(error)}
    </Notice>
  );
}

function useSave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; country: string }) => api("PATCH /auth/me", { body }),
    onSuccess: (customer) => client.setQueryData(apiQuery("GET /auth/me").queryKey, customer),
  });
}
