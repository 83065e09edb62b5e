import { Quote } from "lucide-react";
import { useTranslations } from "use-intl";
import { ExampleMark } from "./example-mark.tsx";

const customers = ["istanbul", "omra", "marseille"] as const;

/** Customers' own words, in the reader's language; whoever runs the shop puts those of its customers. */
export function Testimonials({ isExample }: { isExample: boolean }) {
  const t = useTranslations("discover.testimonials");
  return (
    <section aria-labelledby="testimonials" className="mt-8 md:mt-12">
      <h2 id="testimonials" className="mb-4 text-lg md:mb-6 md:text-center md:text-xl">
        {t("title")} {isExample && <ExampleMark />}
      </h2>
      <ul
        aria-labelledby="testimonials"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, and keys must reach that too.
        tabIndex={0}
        className="drawn-when-near -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-3 md:gap-4 md:px-0"
      >
        {customers.map((customer) => (
          <li key={customer} className="grid w-[82%] shrink-0 snap-start md:w-auto">
            <figure className="flex flex-col rounded-card border border-line bg-surface p-4 shadow-card">
              <Quote aria-hidden="true" className="flip-rtl size-5 text-saffron" fill="currentColor" />
              <blockquote className="mt-2 flex-1 text-sm">{t(`${customer}.words`)}</blockquote>
              <figcaption className="mt-3 text-xs text-ink-2">
                <span className="font-medium text-ink">{t(`${customer}.who`)}</span> · {t(`${customer}.trip`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
