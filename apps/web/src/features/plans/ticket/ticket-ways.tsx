import type { Destination } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { Camera, ImageUp, Lock } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { giveHaptic } from "../../../platform/app/haptics.ts";
import { scanWithPhone } from "../../../platform/camera/scanner.ts";
import {
  preparePictures,
  type ReadTicket,
  type Trouble,
  ticketOfFile,
  ticketOfText,
} from "./chosen-ticket.ts";
import { PastedText } from "./pasted-text.tsx";
import { TicketCamera } from "./ticket-camera.tsx";

type TicketWaysProps = {
  sold: readonly Destination[];
  /** Why what was tried before gave nothing. */
  trouble: Trouble | undefined;
  onRead: (read: ReadTicket) => void;
};

/** Camera, picture or file, or the text: each ends in what was read, or in why not. */
export function TicketWays({ sold, trouble, onRead }: TicketWaysProps) {
  const t = useTranslations("ticket");
  const [looking, setLooking] = useState(false);
  const done = (read: ReadTicket) => {
    setLooking(false);
    giveHaptic("trip" in read ? "success" : "error");
    onRead(read);
  };
  const look = async () => {
    if (!scanWithPhone) return setLooking(true);
    const scanned = await scanWithPhone("all");
    if ("text" in scanned) done(ticketOfText(scanned.text, sold));
    else if (scanned.fault) done({ trouble: scanned.fault });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-start gap-2 text-sm text-ink-2">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t("private")}
      </p>
      {trouble && (
        <Notice tone="care" announce>
          {t(`miss.${trouble}`)}
        </Notice>
      )}
      {looking ? (
        <TicketCamera
          onRead={(text) => done(ticketOfText(text, sold))}
          onFault={(fault) => done({ trouble: fault })}
          onClose={() => setLooking(false)}
        />
      ) : (
        <Button wide onClick={look}>
          <Camera aria-hidden="true" className="size-5 shrink-0" />
          {t("camera.open")}
        </Button>
      )}
      <ChooseFile onChoose={async (file) => done(await ticketOfFile(file, sold))} />
      <PastedText onText={(text) => done(ticketOfText(text, sold))} />
    </div>
  );
}

/** iOS knows some of these by their ending only. */
const kinds =
  "image/*,.pkpass,application/vnd.apple.pkpass,.ics,text/calendar,.txt,text/plain,.pdf,application/pdf";

function ChooseFile({ onChoose }: { onChoose: (file: File) => Promise<void> }) {
  const t = useTranslations("ticket.file");
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same one may be chosen again.
    target.value = "";
    if (!file) return;
    setBusy(true);
    await onChoose(file);
    setBusy(false);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={kinds}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={chosen}
      />
      <Button
        kind="secondary"
        wide
        busy={busy}
        aria-describedby="ticket-file-hint"
        onClick={() => {
          preparePictures();
          input.current?.click();
        }}
      >
        <ImageUp aria-hidden="true" className="size-5 shrink-0" />
        {t(busy ? "reading" : "choose")}
      </Button>
      <p id="ticket-file-hint" className="mt-1.5 text-sm text-ink-2">
        {t("hint")}
      </p>
    </div>
  );
}
