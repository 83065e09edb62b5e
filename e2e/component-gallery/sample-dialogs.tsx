import { Button } from "@rihla/ui/button";
import { CodeInput } from "@rihla/ui/code-input";
import { LoadingOverlay } from "@rihla/ui/loading-overlay";
import { Modal } from "@rihla/ui/modal";
import { ConfirmModal, PaymentNotice, SuccessModal } from "@rihla/ui/modal-kinds";
import { PinPad } from "@rihla/ui/pin-pad";
import { RadioCard } from "@rihla/ui/radio-card";
import { Sheet } from "@rihla/ui/sheet";
import { useState } from "react";
import type { SampleWords } from "./sample-words.ts";

type Words = { words: SampleWords };
const kinds = [
  "success",
  "error",
  "warning",
  "info",
  "helper",
  "confirm",
  "payment",
  "sheet",
  "loading",
] as const;
type Kind = (typeof kinds)[number];

/** A button for everything that opens; what was answered is said below. */
export function Dialogs({ words }: Words) {
  const [open, setOpen] = useState<Kind>();
  const [answer, setAnswer] = useState("");
  const close = () => setOpen(undefined);
  const answered = (text: string) => () => {
    setAnswer(text);
    close();
  };
  const parts = { words, open, close, answered };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button key={kind} kind="secondary" size="small" onClick={() => setOpen(kind)}>
            {words.open} {kind}
          </Button>
        ))}
      </div>
      <output className="text-sm text-ink-2">{answer}</output>
      <Typed {...parts} />
      <Helpers {...parts} />
      <Currencies {...parts} />
      <Overlay {...parts} />
    </div>
  );
}

type Parts = Words & { open: Kind | undefined; close: () => void; answered: (text: string) => () => void };

function Typed({ words, open, close, answered }: Parts) {
  return (["success", "error", "warning", "info"] as const).map((type) => (
    <Modal
      key={type}
      type={type}
      open={open === type}
      onClose={answered("closed")}
      closeLabel={words.close}
      title={words.modals[type].title}
      primary={{ label: words.choose, onPress: answered("primary") }}
      secondary={{ label: words.back, onPress: close }}
    >
      {words.modals[type].text}
    </Modal>
  ));
}

function Helpers({ words, open, close, answered }: Parts) {
  return (
    <>
      <SuccessModal
        open={open === "helper"}
        onClose={answered("closed")}
        title={words.modals.success.title}
        closeLabel={words.close}
      />
      <ConfirmModal
        open={open === "confirm"}
        onClose={close}
        title={words.modals.warning.title}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        onConfirm={answered("confirmed")}
        danger
      >
        {words.modals.warning.text}
      </ConfirmModal>
      <PaymentNotice
        open={open === "payment"}
        title={words.payment.title}
        continueLabel={words.payment.go}
        onContinue={answered("continued")}
      >
        {words.payment.text}
      </PaymentNotice>
    </>
  );
}

function Currencies({ words, open, close }: Parts) {
  const [chosen, setChosen] = useState<string>(words.currencies[0]);
  return (
    <Sheet open={open === "sheet"} onClose={close} title={words.sheet} closeLabel={words.close} snap>
      <div className="flex flex-col gap-2 pt-1">
        {words.currencies.map((name) => (
          <RadioCard
            key={name}
            name={words.sheet}
            value={name}
            label={name}
            chosen={chosen === name}
            onChoose={setChosen}
          />
        ))}
      </div>
    </Sheet>
  );
}

/** Ends by itself, since nobody can end it. */
function Overlay({ words, open, close }: Parts) {
  const shown = open === "loading";
  const [ending, setEnding] = useState(false);
  if (shown && !ending) {
    setEnding(true);
    setTimeout(() => {
      setEnding(false);
      close();
    }, 2000);
  }
  return <LoadingOverlay open={shown} label={words.loading} />;
}

/** Stands for the server: only 2580 is right, and finding that out takes a moment. */
export function Pad({ words }: Words) {
  const [refusal, setRefusal] = useState<{ message: string }>();
  const [loading, setLoading] = useState(false);
  const [outcome, setOutcome] = useState("");
  const check = (pin: string) => {
    setLoading(true);
    setTimeout(() => {
      setLoading(false);
      if (pin === "2580") setOutcome("right");
      else setRefusal({ message: words.pin.wrong });
    }, 500);
  };
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <PinPad
        title={words.pin.title}
        words={{ ...words.pin, close: words.close }}
        refusal={refusal}
        loading={loading}
        onConfirm={check}
        onSecondary={() => setOutcome("forgotten")}
        onClose={() => setOutcome("closed")}
      />
      <output className="text-sm text-ink-2">{outcome}</output>
    </div>
  );
}

export function LongCode({ words }: Words) {
  const [code, setCode] = useState("");
  const [complete, setComplete] = useState("");
  return (
    <>
      <CodeInput
        label={`${words.otp} (8)`}
        error={words.emailError}
        length={8}
        alphabet="letters-and-digits"
        value={code}
        onChange={setCode}
        onComplete={setComplete}
      />
      <output className="text-sm text-ink-2">{complete}</output>
    </>
  );
}
