import type { Destination, Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { Sheet } from "@rihla/ui/sheet";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { IntlProvider, useTranslations } from "use-intl";
import { allDestinations } from "../../../domain/plans/destinations.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { loadMessages, messagesOf } from "../../../lib/text/messages.ts";
import type { Choose } from "../trip/chosen-dates.ts";
import { closePictures, type ReadTicket } from "./chosen-ticket.ts";
import { TicketFound } from "./ticket-found.tsx";
import { TicketWays } from "./ticket-ways.tsx";

type TicketSheetProps = { sold: readonly Destination[]; onFill: Choose };

let opened = 0;

/** Opens when it is drawn, each one anew, with all that reading needs but the reader of pictures. */
export async function openTicket(language: Language, currency: string, onFill: Choose): Promise<ReactNode> {
  const [sold] = await Promise.all([allDestinations(currency), loadMessages(language, ["scan"])]);
  return <TicketSheet key={opened++} sold={sold} onFill={onFill} />;
}

/** Words that came after the page: it doesn't know them, so they are handed down anew. */
function TicketSheet(props: TicketSheetProps) {
  const { language } = useVisitor();
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <Ticket {...props} />
    </IntlProvider>
  );
}

function Ticket({ sold, onFill }: TicketSheetProps) {
  const t = useTranslations("ticket");
  const tc = useTranslations("common");
  const [isOpen, setOpen] = useState(true);
  const [read, setRead] = useState<ReadTicket>();
  const found = read && "trip" in read ? read : undefined;
  const trouble = read && "trouble" in read ? read.trouble : undefined;
  useEffect(() => closePictures, []);
  const close = () => {
    setOpen(false);
    closePictures();
  };
  const fill: Choose = (...trip) => {
    close();
    // The sheet goes first: what follows from the trip draws most of a page anew.
    setTimeout(() => onFill(...trip));
  };
  // Outside the form that it fills: Enter in a field here must not send that one.
  return createPortal(
    <Sheet open={isOpen} onClose={close} title={t("title")} closeLabel={tc("close")}>
      {isOpen && found ? (
        <TicketFound found={found} onFill={fill} onOther={() => setRead(undefined)} />
      ) : (
        isOpen && <TicketWays sold={sold} trouble={trouble} onRead={setRead} />
      )}
    </Sheet>,
    document.body,
  );
}
