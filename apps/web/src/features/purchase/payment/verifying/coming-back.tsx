import { useTranslations } from "use-intl";
import { opensBeside } from "../../../../platform/browser/system-browser.ts";
import { phoneSystem } from "../../../../platform/phone/phone-system.ts";

type ComingBackProps = {
  /** `window`: the bank's page stands, or stood, in a window beside the shop's. */
  place?: "window" | "page" | undefined;
};

/** How to come back to the shop from the bank's page, and what happens to who doesn't. */
export function ComingBack({ place = "page" }: ComingBackProps) {
  const t = useTranslations("payment.comingBack");
  const system = phoneSystem();
  const ownWay = system && opensBeside ? (`app.${system}` as const) : (system ?? "page");
  const way = place === "window" ? "window" : ownWay;
  return (
    <section className="w-full rounded-card bg-sand px-4 py-3 text-start text-sm">
      <h2 className="font-semibold">{t("title")}</h2>
      <p className="mt-1">{t(way)}</p>
      <p className="mt-2 text-ink-2">{t("otherwise")}</p>
    </section>
  );
}
