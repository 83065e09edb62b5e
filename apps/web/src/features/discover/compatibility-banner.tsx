import { KhatimPattern } from "@rihla/ui/khatim";
import { useTranslations } from "use-intl";
import type { CheckLink } from "../../domain/devices/phone-check.ts";
import { useTakesEsims } from "../../lib/page/use-takes-esims.ts";

/** How to find out, before paying, whether a phone takes eSIMs. */
export function CompatibilityBanner({ phoneCheck }: { phoneCheck: CheckLink }) {
  const t = useTranslations("discover.compatibility");
  const own = useTranslations("phone.own");
  const takesEsims = useTakesEsims();
  return (
    <section
      aria-labelledby="compatibility"
      className="relative mt-8 overflow-hidden rounded-3xl bg-night p-5 text-on-night forced-colors:border md:mt-12 md:p-8"
    >
      <KhatimPattern className="opacity-10" />
      <div className="relative max-w-2xl">
        <h2 id="compatibility" className="text-lg md:text-xl">
          {t("title")}
        </h2>
        <p className="mt-2 text-on-night-2">
          {takesEsims === undefined
            ? t.rich("body", {
                code: (code) => (
                  <code className="ltr-inside inline-block rounded-lg bg-saffron px-2 font-sans font-semibold text-on-saffron">
                    {code}
                  </code>
                ),
              })
            : own(takesEsims ? "yes" : "no")}
        </p>
        <p className="mt-2 text-sm text-on-night-2">{t("more")}</p>
        {phoneCheck({
          className:
            "mt-4 inline-flex min-h-11 items-center rounded-full bg-saffron px-5 font-semibold text-on-saffron forced-colors:border-3 forced-colors:border-[Highlight]",
          children: t("check"),
        })}
      </div>
    </section>
  );
}
