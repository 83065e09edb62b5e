import { RouteLine } from "@rihla/ui/route-line";
import { useTranslations } from "use-intl";

const stops = ["cart", "payment", "esim"] as const;

/** Where one is on the way from the basket to the eSIM. */
export function PurchaseLine({ at }: { at: (typeof stops)[number] }) {
  const t = useTranslations("cart.route");
  const here = stops.indexOf(at);
  return (
    <div className="mx-auto max-w-sm pb-1 md:pt-6 print:hidden">
      <RouteLine
        label={t("label")}
        stops={stops.map((key, place) => ({
          key,
          label: t(key),
          state: place < here ? "done" : place === here ? "current" : "next",
        }))}
      />
    </div>
  );
}
