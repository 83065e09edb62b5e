import { type CompanyField, companyFault, companyFields } from "@rihla/contract/rules/company";
import { TextField } from "@rihla/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { AskCompanyProps } from "../../domain/person/company.ts";

/** What the browser fills in by itself. */
const autoComplete: Partial<Record<CompanyField, string>> = {
  name: "organization",
  address: "street-address",
};

/** What an invoice asks of a company. Each field says what is wrong once it was left, all do once somebody wants to go on. */
export function CompanyFields({ typed, refused, onType }: AskCompanyProps) {
  const t = useTranslations("company");
  const [left, setLeft] = useState<readonly CompanyField[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0) box.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refused]);
  const type = (field: CompanyField, value: string) => {
    const fields = { ...typed.fields, [field]: value };
    onType({ fields, isRight: companyFields.every((one) => !companyFault(one, fields[one])) });
  };
  const faultOf = (field: CompanyField) => {
    const isAsked = refused > 0 || (left.includes(field) && typed.fields[field] !== "");
    return isAsked ? companyFault(field, typed.fields[field]) : undefined;
  };
  return (
    <div ref={box} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {companyFields.map((field) => {
        const fault = faultOf(field);
        const isText = field === "name" || field === "address";
        return (
          <TextField
            key={field}
            name={`company-${field}`}
            autoComplete={autoComplete[field] ?? "off"}
            dir={isText ? "auto" : "ltr"}
            inputMode={field === "taxNumber" || field === "taxArticle" ? "numeric" : undefined}
            className={isText ? undefined : "rtl:text-end"}
            fieldClassName={isText ? "sm:col-span-2" : undefined}
            label={t(`fields.${field}`)}
            error={fault && t(`faults.${fault}`)}
            value={typed.fields[field]}
            onChange={(event) => type(field, event.target.value)}
            onBlur={() => setLeft((before) => [...before, field])}
          />
        );
      })}
    </div>
  );
}
