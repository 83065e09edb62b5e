import type { Destination } from "@rihla/contract";
import { formatData } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Link } from "@rihla/ui/link";
import { ChevronRight, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { type EsimOnHome, esimOnHome, isRunning } from "../../domain/esims/esim-on-home.ts";
import { forgetEndedOrders } from "../../domain/orders/forget-ended.ts";
import { boughtHere } from "../../domain/orders/orders-here.ts";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { allDestinations } from "../../domain/plans/destinations.ts";
import { recentPlaces } from "../../domain/plans/recent-places.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { paths } from "../../paths.ts";
import { RunningEsim } from "./running-esim.tsx";

/** The eSIM as it was read last, and the place looked for last; of one that somebody travels with its pass alone. */
export function OwnEsimAndPlace() {
  const t = useTranslations("discover.yours");
  const shell = useTranslations("shell");
  const { language } = useVisitor();
  const [esim] = useState(esimOnHome);
  const hasBought = useBoughtAsGuest();
  const place = useLastPlace();
  if (esim && isRunning(esim)) return <RunningEsim esim={esim} />;
  return (
    <nav aria-label={t("label")} className="flex gap-2 overflow-x-auto [scrollbar-width:none]">
      {esim && (
        <Shortcut
          to={paths.details(esim.id)}
          emblem={<FlagTile src={emblemAddress({ flag: esim.flag, code: esim.destination })} />}
          name={nameIn(esim.names, language)}
        >
          <Left esim={esim} />
        </Shortcut>
      )}
      {hasBought && (
        <Shortcut to={paths.onThisPhone()} emblem={<OnThisPhone />} name={shell("nav.onThisPhone")}>
          {t("here")}
        </Shortcut>
      )}
      {place && place.code !== esim?.destination && (
        <Shortcut
          to={paths.packages(place.code)}
          emblem={<FlagTile src={emblemAddress(place)} />}
          name={nameIn(place.names, language)}
        >
          {t("place")}
        </Shortcut>
      )}
    </nav>
  );
}

function Left({ esim: { left } }: { esim: EsimOnHome }) {
  const t = useTranslations("discover.yours");
  const { language } = useVisitor();
  if (!left) return t("esim");
  return t("left", { left: formatData(left.bytes, language), of: formatData(left.of, language) });
}

const OnThisPhone = () => (
  <Smartphone aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
);

/** Whoever is signed in has it among their eSIMs. */
function useBoughtAsGuest(): boolean {
  const isGuest = useToken() === null;
  const [hasBought] = useState(boughtHere);
  useEffect(() => forgetEndedOrders(), []);
  return isGuest && hasBought;
}

type ShortcutProps = { to: string; emblem: ReactNode; name: string; children: ReactNode };

function Shortcut({ to, emblem, name, children }: ShortcutProps) {
  return (
    <Link
      to={to}
      className="flex h-16 min-w-60 flex-1 items-center gap-3 rounded-card border border-line bg-surface px-3 shadow-card hover:border-edge md:max-w-sm"
    >
      {emblem}
      <span className="min-w-0 flex-1">
        <span className="block truncate leading-snug font-medium">{name}</span>
        <span className="block truncate text-xs text-ink-2">{children}</span>
      </span>
      <ChevronRight aria-hidden="true" className="flip-rtl size-4 shrink-0" />
    </Link>
  );
}

function useLastPlace(): Destination | undefined {
  const { currency } = useVisitor();
  const [place, setPlace] = useState<Destination>();
  useEffect(() => {
    const [last] = recentPlaces();
    if (!last) return;
    allDestinations(currency).then(
      (all) => setPlace(all.find(({ code }) => code === last)),
      () => {},
    );
  }, [currency]);
  return place;
}
