import { everyCountry } from "@rihla/contract/rules/countries";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { SelectField } from "@rihla/ui/select-field";
import { TextField } from "@rihla/ui/text-field";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { countryOptions } from "../../domain/person/country-options.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { useInputBeforeHydration } from "../../lib/page/use-input-before-hydration.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { EmailField } from "./email-field.tsx";
import { isWrongAddress, SendButton, SendError, StepTitle, writtenEmail } from "./email-step.tsx";
import { faultsOf, isFine, type Newcomer, type NewcomerFaults } from "./newcomer.ts";
import { useSendCode } from "./send-code.ts";
import type { Sent } from "./sent-code.ts";

type RegisterStepProps = {
  newcomer: Newcomer;
  onChange: (newcomer: Newcomer) => void;
  onSent: (sent: Sent) => void;
  onReadTerms: () => void;
};

export function RegisterStep({ newcomer, onChange, onSent, onReadTerms }: RegisterStepProps) {
  const t = useTranslations("account.register");
  const problems = useTranslations("problems");
  const { language } = useVisitor();
  // Names of countries are the browser's: the server may know other ones.
  const hydrated = useHydrated();
  const send = useSendCode(onSent);
  const [asked, setAsked] = useState(false);
  const faults: NewcomerFaults = asked ? faultsOf(newcomer) : {};
  const set = (part: Partial<Newcomer>) => onChange({ ...newcomer, ...part });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!isFine(faultsOf(newcomer))) return focusFirstFault(event.currentTarget);
    if (!send.isPending) send.mutate(newcomer.email.trim());
  };
  const form = useInputBeforeHydration((written) =>
    set({
      email: writtenEmail(written),
      name: String(written.get("name") ?? ""),
      terms: written.has("terms"),
    }),
  );
  const refused = isWrongAddress(send.error);
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <StepTitle title={t("title")}>{t("intro")}</StepTitle>
      <EmailField
        hint={t("emailHint")}
        fault={faults.email ?? (refused ? "invalid_email" : undefined)}
        email={newcomer.email}
        onEmail={(email) => set({ email })}
      />
      <TextField
        name="name"
        autoComplete="name"
        dir="auto"
        label={t("name")}
        error={
          faults.name &&
          (faults.name === "required" ? problems("required.name") : problems(`field.${faults.name}`))
        }
        value={newcomer.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <SelectField
        name="country"
        autoComplete="country"
        label={t("country")}
        placeholder={t("choose")}
        options={hydrated ? countryOptions(everyCountry, language) : []}
        error={faults.country && problems("required.country")}
        value={newcomer.country}
        onChange={(event) => set({ country: event.target.value })}
      />
      <div>
        <CheckboxField
          name="terms"
          label={t("terms")}
          error={faults.terms && problems(`field.${faults.terms}`)}
          checked={newcomer.terms}
          onChange={(event) => set({ terms: event.target.checked })}
        />
        <button
          type="button"
          onClick={onReadTerms}
          className="inline-flex min-h-11 items-center ps-9 text-sm font-semibold text-sea hover:underline"
        >
          {t("readTerms")}
        </button>
      </div>
      {send.error && !refused && <SendError error={send.error} />}
      <SendButton busy={send.isPending}>{send.isPending ? send.busyWords : t("submit")}</SendButton>
    </form>
  );
}

/** After React has marked it. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
