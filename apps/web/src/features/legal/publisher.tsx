import { brand } from "@rihla/i18n";
import { Card } from "@rihla/ui/card";
import { type Fact, Facts } from "@rihla/ui/facts";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";

const particulars = ["name", "address", "register", "taxNumber", "phone", "host"] as const;

/** Who runs the shop, as far as the brand file says it, and how to reach them. */
export function Publisher() {
  const t = useTranslations("legal.notices");
  const known: Fact[] = particulars.flatMap((key) => {
    const value = brand.publisher[key];
    return value === null ? [] : [{ key, name: t(`publisher.${key}`), value: <bdi>{value}</bdi> }];
  });
  return (
    <Card className="mt-6 flex max-w-[68ch] flex-col gap-4 p-5">
      <h2 className="text-lg">{t("publisher.title")}</h2>
      {known.length > 0 && <Facts facts={known} />}
      {known.length < particulars.length && <Notice tone="care">{t("publisher.missing")}</Notice>}
      <h3 className="text-base">{t("contact.title")}</h3>
      <Facts facts={useContactFacts()} />
    </Card>
  );
}

function useContactFacts(): Fact[] {
  const t = useTranslations("legal.notices.contact");
  return [
    { key: "email", name: t("email"), value: <bdi dir="ltr">{brand.supportEmail}</bdi> },
    { key: "whatsapp", name: t("whatsapp"), value: <bdi dir="ltr">+{brand.whatsAppNumber}</bdi> },
  ];
}
