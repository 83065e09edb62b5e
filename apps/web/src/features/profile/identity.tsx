import type { User } from "@rihla/contract";
import { Card } from "@rihla/ui/card";
import { classNames } from "@rihla/ui/class-names";
import { Khatim } from "@rihla/ui/khatim";
import { Link } from "@rihla/ui/link";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";

function Status({ good, children }: { good: boolean; children: string }) {
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <li className={classNames("inline-flex items-center gap-1.5", good ? "text-palm" : "text-ink-2")}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </li>
  );
}

/** Who is signed in: the first letter on the shop's star, the name, the address. */
export function Identity({ customer: { name, email, status } }: { customer: User }) {
  const t = useTranslations("profile");
  const letter = [...(name ?? email)][0]?.toLocaleUpperCase();
  const [mailbox, host] = email.split("@");
  return (
    <Card className="flex items-center gap-4 max-[18rem]:flex-col max-[18rem]:items-start md:flex-col md:p-8 md:text-center">
      <span
        aria-hidden="true"
        className="relative flex size-16 shrink-0 items-center justify-center md:size-24"
      >
        <Khatim className="absolute inset-0 size-full text-sea-soft" />
        <span className="relative text-xl font-semibold text-sea md:text-2xl">{letter}</span>
      </span>
      <div className="min-w-0 max-w-full">
        {name ? (
          <p dir="auto" className="text-lg font-semibold wrap-anywhere">
            {name}
          </p>
        ) : (
          <Link
            to={paths.personalInformation()}
            className="inline-flex min-h-11 items-center font-semibold text-sea underline"
          >
            {t("noName")}
          </Link>
        )}
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi dir="ltr">
            {mailbox}
            <wbr />@{host}
          </bdi>
        </p>
        <ul
          aria-label={t("status")}
          className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm md:justify-center"
        >
          <Status good>{t("active")}</Status>
          <Status good={status === "verified"}>{t(status)}</Status>
        </ul>
      </div>
    </Card>
  );
}
