import { modelLongest } from "@rihla/contract/rules";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { TextField } from "@rihla/ui/text-field";
import { Mail, MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { likelyGuide } from "../../../domain/guides/likely-guide.ts";
import { useIsOffline } from "../../../lib/page/is-offline.ts";
import { mailAddress, whatsAppAddress } from "../../../lib/text/contact-addresses.ts";
import type { GuidePhone } from "../../../paths.ts";
import { deviceTold } from "../../../platform/app/device-told.ts";
import { likelyPhone } from "../../../platform/phone/likely-phone.ts";
import { type NoDataReport, noDataMessage } from "./no-data-message.ts";

/** What of an eSIM goes into the message; never its code. */
export type KnownEsim = Omit<NoDataReport, "model">;

/** A message that leaves nothing to be asked back, in the person's language; every line of it can be changed first. */
export function WriteToUs({ esim, phone }: { esim: KnownEsim | undefined; phone: GuidePhone }) {
  const t = useTranslations("guide");
  const tw = useTranslations("guide.check.write");
  const without = useTranslations("shell.problem.offline");
  const isOffline = useIsOffline();
  const [model, setModel] = useModel(t(`phones.${phone}`), phone);
  const [country, setCountry] = useState(esim?.country ?? "");
  const [lastFour, setLastFour] = useState(esim?.lastFour ?? "");
  const message = noDataMessage(tw, { model, country, state: esim?.state ?? "", lastFour });
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <h3 className="text-lg font-medium">{tw("title")}</h3>
        <p className="mt-1 text-sm text-ink-2">{tw("body")}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={tw("model")} value={model} maxLength={modelLongest} onChange={typed(setModel)} />
        <TextField label={tw("country")} value={country} maxLength={60} onChange={typed(setCountry)} />
        <TextField
          label={tw("iccid")}
          hint={esim?.lastFour ? undefined : tw("iccidHint")}
          value={lastFour}
          inputMode="numeric"
          dir="ltr"
          maxLength={4}
          onChange={(event) => setLastFour(event.target.value.replaceAll(/\D/g, ""))}
        />
      </div>
      {esim && (
        <dl className="text-sm">
          <dt className="text-ink-2">{tw("state")}</dt>
          <dd className="font-medium">{esim.state}</dd>
        </dl>
      )}
      <div className="flex flex-wrap gap-3">
        {isOffline ? (
          <p className="w-full text-sm text-ink-2">{without("whatsapp")}</p>
        ) : (
          <OutsideLinkButton href={whatsAppAddress(message)}>
            <MessageCircle aria-hidden="true" className="size-5" /> {tw("whatsapp")}
          </OutsideLinkButton>
        )}
        <OutsideLinkButton
          href={mailAddress(tw("subject"), message)}
          kind={isOffline ? "primary" : "secondary"}
        >
          <Mail aria-hidden="true" className="size-5" /> {tw("email")}
        </OutsideLinkButton>
      </div>
    </div>
  );
}

const typed =
  (set: (text: string) => void) =>
  ({ target }: { target: { value: string } }) =>
    set(target.value);

/** The maker's name, until the phone in hand (if it is that maker's) says which model it is. */
function useModel(maker: string, phone: GuidePhone): [string, (model: string) => void] {
  const [told, setTold] = useState("");
  const [written, setWritten] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    deviceTold().then(({ model }) => isWanted && setTold(model));
    return () => {
      isWanted = false;
    };
  }, []);
  const isInHand = likelyGuide(likelyPhone()).phone === phone;
  return [written ?? (isInHand && told ? told : maker), setWritten];
}
