import type { OfferedMethod } from "@rihla/contract";
import { isolate } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { RouteLine } from "@rihla/ui/route-line";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";

const steps = ["choose", "pay", "install", "activate"] as const;

/** The journey in a few stops: down the page on a phone, across it where there is room for the sentences. */
export function HowItWorks({ methods }: { methods: readonly OfferedMethod[] }) {
  const t = useTranslations("discover.how");
  // Each by itself: where the line breaks between two of them, their slashes would change places in Arabic.
  const cards = new Set(methods.flatMap(({ marks }) => marks.map((mark) => isolate(t(`pay.cards.${mark}`)))));
  const stops = steps.map((step) => ({
    key: step,
    label: t(`${step}.title`),
    detail: t(`${step}.detail`, { cards: [...cards].join(" / ") || "none" }),
    state: "done" as const,
  }));
  const label = t("label", { count: steps.length });
  return (
    <section
      aria-labelledby="how-it-works"
      className="drawn-when-near mt-8 [--undrawn-height:22rem] md:mt-12 md:[--undrawn-height:13rem]"
    >
      <h2 id="how-it-works" className="mb-4 text-lg md:mb-6 md:text-center md:text-xl">
        {t("title")}
      </h2>
      <div className="md:hidden">
        <RouteLine label={label} stops={stops} direction="down" />
      </div>
      <div className="hidden md:block">
        <RouteLine label={label} stops={stops} />
      </div>
      <p className="mt-5 md:mt-6 md:text-center">
        <LinkButton to={paths.guide()} kind="secondary" size="small">
          {t("guide")}
        </LinkButton>
      </p>
    </section>
  );
}
