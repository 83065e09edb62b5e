import type { DeviceCheck, Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Sheet as Rising } from "@rihla/ui/sheet";
import { useEffect, useState } from "react";
import { IntlProvider, useTranslations } from "use-intl";
import { type Make, makeOfPhone } from "../../domain/devices/make-of.ts";
import { hasEsim, isGood, keepCheck } from "../../domain/devices/phone-check.ts";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { loadMessages, messagesOf } from "../../lib/text/messages.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";
import { AnswerButton } from "./answer-button.tsx";
import { CheckResult } from "./check-result.tsx";
import { EidStep } from "./eid-step.tsx";
import type { PhoneToCheck } from "./in-hand.ts";
import { LockStep } from "./lock-step.tsx";
import { OwnStep } from "./own-step.tsx";
import { SomebodyElse } from "./somebody-else.tsx";

export type Checked = {
  onGood?: () => void;
  /** Which one is checked, where that is known. */
  phone?: PhoneToCheck | undefined;
  /** Whoever wants to buy for its owner has sent a link here: the answer goes back to them. */
  asked?: boolean;
};
type CheckSheetProps = Checked & { open: boolean; onClose: () => void };

export function fetchWords(language: Language): Promise<void> {
  return loadMessages(language, ["compatibility"]);
}

/** Words that came after the page: it doesn't know them, so they are handed down anew. */
export function Sheet(props: CheckSheetProps) {
  const { language } = useVisitor();
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <Frame {...props} />
    </IntlProvider>
  );
}

/** The EID decides, then the operator's lock; each make has its own way to both. */
function Frame({ open, onClose, onGood, phone, asked = false }: CheckSheetProps) {
  const t = useTranslations("compatibility.sheet");
  const common = useTranslations("common");
  const [isGoodNow, setGood] = useState(false);
  const close = () => {
    setGood(false);
    onClose();
  };
  const done = () => {
    onGood?.();
    close();
  };
  return (
    <Rising
      open={open}
      onClose={close}
      title={t("title")}
      closeLabel={common("close")}
      footer={
        <Button wide kind={isGoodNow ? "primary" : "quiet"} onClick={isGoodNow ? done : close}>
          {t(isGoodNow ? "done" : "close")}
        </Button>
      }
    >
      <Check phone={phone} asked={asked} onAnswer={(check) => setGood(check !== null && isGood(check))} />
    </Rising>
  );
}

type CheckProps = Required<Pick<CheckSheetProps, "asked">> & {
  phone: CheckSheetProps["phone"];
  /** Null while the answer is not whole. */
  onAnswer: (check: DeviceCheck | null) => void;
};

type Found = { eid: DeviceCheck["eid"] | null; lock: DeviceCheck["lock"] | null };

function Check({ phone, asked, onAnswer }: CheckProps) {
  const t = useTranslations("compatibility.sheet");
  const [whose, setWhose] = useState<"mine" | "other">("mine");
  const guess = makeOfPhone(likelyGuide(likelyPhone()).phone ?? "iphone");
  const [make, setMake] = useState<Make>(phone?.make ?? guess);
  const [found, setFound] = useState<Found>({ eid: null, lock: null });
  const known = { make: guess, ...useKnownPhone(phone) };
  const takesEsims = known.make === make ? known.takesEsims : undefined;
  const eid = takesEsims ? "told" : found.eid;
  const check = wholeCheck(known, make, found);
  const find = (more: Partial<Found>) => {
    const next = { ...found, ...more };
    setFound(next);
    const whole = wholeCheck(known, make, next);
    if (whole && !asked) keepCheck(whole);
    onAnswer(whole);
  };
  const chooseMake = (next: Make) => {
    setMake(next);
    onAnswer(wholeCheck(known, next, found));
  };
  const chooseWhose = (next: "mine" | "other") => {
    setWhose(next);
    onAnswer(next === "mine" ? check : null);
  };
  return (
    <div className="flex flex-col gap-6">
      {!asked && (
        <AnswerButton
          label={t("whose.label")}
          values={["mine", "other"]}
          chosen={whose}
          nameOf={(one) => t(`whose.${one}`)}
          onChoose={chooseWhose}
        />
      )}
      {whose === "other" ? (
        <SomebodyElse onAnswer={onAnswer} />
      ) : (
        <>
          <AnswerButton
            label={t("make")}
            values={["iphone", "samsung", "pixel", "other"]}
            chosen={make}
            nameOf={(one) => t(`makes.${one}`)}
            onChoose={chooseMake}
          />
          {takesEsims !== undefined && <OwnStep takesEsims={takesEsims} />}
          {!takesEsims && <EidStep make={make} eid={eid} onFind={(next) => find({ eid: next })} />}
          {hasEsim(eid) && <LockStep make={make} lock={found.lock} onFind={(next) => find({ lock: next })} />}
          {check && <CheckResult check={check} asked={asked} />}
        </>
      )}
    </div>
  );
}

/** The phone that was chosen, else the one in hand as soon as it is recognised. */
function useKnownPhone(phone: CheckSheetProps["phone"]): CheckSheetProps["phone"] {
  const [inHand, setInHand] = useState<CheckSheetProps["phone"]>();
  const isChosen = phone !== undefined;
  useEffect(() => {
    if (isChosen) return;
    let isOpen = true;
    import("./in-hand.ts")
      .then(async ({ findInHand, phoneInHand }) => phoneInHand(await findInHand()))
      .then((found) => isOpen && setInHand(found))
      .catch(() => {}); // without its name the check is the same
    return () => {
      isOpen = false;
    };
  }, [isChosen]);
  return phone ?? inHand;
}

/** What the known phone says of itself holds for it alone. Without an EID there is no more to ask. */
function wholeCheck(known: PhoneToCheck, make: Make, { lock, eid: shown }: Found): DeviceCheck | null {
  const { name, takesEsims }: PhoneToCheck = known.make === make ? known : {};
  const model = name ?? null;
  const eid = takesEsims ? "told" : shown;
  if (eid === "missing") return { model, eid, lock: "unknown", forSomebodyElse: false };
  return eid && lock ? { model, eid, lock, forSomebodyElse: false } : null;
}
