import { PinPad, type PinPadProps } from "@rihla/ui/pin-pad";
import { useEffect } from "react";
import { giveHaptic } from "../../platform/app/haptics.ts";
import { usePinWords } from "./use-pin-words.ts";

/** The pad in the wallet's words; a hand feels its keys, and that a PIN is refused. */
export function WalletPinPad(props: Omit<PinPadProps, "words" | "onKey">) {
  const { refusal } = props;
  useEffect(() => {
    if (refusal) giveHaptic("error");
  }, [refusal]);
  return <PinPad {...props} words={usePinWords()} onKey={() => giveHaptic("light")} />;
}
