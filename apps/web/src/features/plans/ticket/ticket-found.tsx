import type { Destination } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { FlagTile } from "@rihla/ui/flag-tile";
import { RadioTile } from "@rihla/ui/radio-tile";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { longDay } from "../../../domain/plans/calendar.ts";
import { emblemAddress } from "../../../domain/plans/destination-name.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import type { Choose } from "../trip/chosen-dates.ts";
import { dayInWords } from "../trip/trip-text.ts";
import { useTripText } from "../trip/use-trip-text.ts";
import type { Found } from "./chosen-ticket.ts";
import { Question } from "./question.tsx";
import { type Back, ReturnChoice } from "./return-choice.tsx";

type TicketFoundProps = { found: Found; onFill: Choose; onOther: () => void };

/** What a ticket was read as, with what it leaves open as a question; nothing goes on before a press. */
export function TicketFound({ found: { trip, places }, onFill, onOther }: TicketFoundProps) {
  const t = useTranslations("ticket");
  const { language } = useVisitor();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [place, setPlace] = useState<Destination | undefined>(places.length > 1 ? undefined : places[0]);
  const orders = trip.otherwise ? [trip, trip.otherwise] : [trip];
  const [order, setOrder] = useState(trip.otherwise ? -1 : 0);
  const [back, setBack] = useState<Back>();
  const dates = orders[order];
  const from = dates?.from ?? undefined;
  const to = dates?.to ?? back?.day;
  const text = useTripText({ from, to });
  const isWhole = place !== undefined && dates !== undefined && (to !== undefined || back !== undefined);
  const words = (day: string | null) => (day ? dayInWords(day, language) : "");
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={title} tabIndex={-1} className="text-base font-semibold outline-none">
        {t("found.title")}
      </h3>
      <div className="flex items-center gap-3 rounded-card border border-line bg-sand p-4">
        {place && <FlagTile src={emblemAddress(place)} size="large" />}
        <div className="min-w-0">
          {place && <p className="text-lg font-semibold">{place.names[language]}</p>}
          {from && <p className="font-medium">{text ?? t("found.out", { day: words(from) })}</p>}
          <ul className="text-sm text-ink-2">
            {trip.legs.map((leg, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: flights have nothing else of their own, and never move
              <li key={index}>
                {t("found.flight", { from: leg.from.shown[language], to: leg.to.shown[language] })}
                {leg.day && order === 0 && !trip.otherwise && (
                  <>
                    {" · "}
                    <bdi dir="ltr">{longDay(leg.day)}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {places.length > 1 && (
        <Question title={t("place.question")}>
          {places.map((one) => (
            <RadioTile
              key={one.code}
              name="place"
              value={one.code}
              chosen={one === place}
              onChoose={() => setPlace(one)}
              label={one.names[language]}
            />
          ))}
        </Question>
      )}
      {trip.otherwise && (
        <Question
          title={t("order.question", { first: words(trip.from), second: words(trip.otherwise.from) })}
          why={t("order.why")}
        >
          {orders.map((one, index) => (
            <RadioTile
              key={one.from}
              name="order"
              value={String(index)}
              chosen={index === order}
              onChoose={() => {
                setOrder(index);
                setBack(undefined);
              }}
              label={words(one.from)}
            />
          ))}
        </Question>
      )}
      {from && !dates?.to && <ReturnChoice key={from} from={from} back={back} onChoose={setBack} />}
      <p className="text-sm text-ink-2">{t("found.check")}</p>
      <Button
        wide
        disabled={!isWhole}
        onClick={() => place && onFill(from && to ? { from, to } : {}, { [language]: text ?? "" }, place)}
      >
        {t("found.fill")}
      </Button>
      <Button kind="quiet" wide onClick={onOther}>
        {t("found.other")}
      </Button>
    </div>
  );
}
