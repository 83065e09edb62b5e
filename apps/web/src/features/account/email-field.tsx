import type { EmailFault } from "@rihla/contract/rules/person";
import { EmailField as AnyEmailField } from "@rihla/ui/email-field";
import { useTranslations } from "use-intl";

type EmailFieldProps = {
  hint: string;
  fault: EmailFault | undefined;
  email: string;
  onEmail: (email: string) => void;
};

export function EmailField({ hint, fault, email, onEmail }: EmailFieldProps) {
  const t = useTranslations("account");
  const problems = useTranslations("problems");
  const words = { required: problems("required.email"), invalid_email: problems("field.invalid_email") };
  return (
    <AnyEmailField
      name="email"
      label={t("email")}
      hint={hint}
      error={fault && words[fault]}
      value={email}
      onChange={(event) => onEmail(event.target.value)}
    />
  );
}
