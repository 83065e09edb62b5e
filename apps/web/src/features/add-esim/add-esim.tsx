import { readScanned } from "@rihla/contract/rules/scanned";
import { Button } from "@rihla/ui/button";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useBackAction } from "../../lib/navigation/back-action.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { EnterCode } from "./enter-code.tsx";
import { ForeignEsim } from "./foreign-esim.tsx";
import { keptCode, takeCodeFromAddress, whenKeptCodeEnds } from "./kept-code.ts";
import { RedeemVoucher } from "./redeem-voucher.tsx";

/** A voucher to redeem, or an eSIM's own code to install: scanned, out of a picture, or typed. */
export function AddEsim() {
  const t = useTranslations("scan");
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-2 md:pt-8">
      <h1 className="max-md:sr-only text-2xl font-semibold">{t("title")}</h1>
      {useHydrated() && <Steps />}
    </div>
  );
}

function Steps() {
  const t = useTranslations("scan.voucher");
  const [text, setText] = useState(() => {
    takeCodeFromAddress();
    return keptCode.read() ?? "";
  });
  // A printed code that is scanned while this page is open changes nothing but the fragment.
  useEffect(() => {
    const take = () => {
      takeCodeFromAddress();
      setText(keptCode.read() ?? "");
    };
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code has a time of its own
  useEffect(() => whenKeptCodeEnds(() => setText("")), [text]);
  const keep = (next: string) => {
    keptCode.write(next || undefined);
    setText(next);
  };
  const found = readScanned(text);
  useBackAction(text !== "", () => keep(""));
  if (found.kind === "voucher")
    return <RedeemVoucher key={found.code} code={found.code} onOther={() => keep("")} />;
  if (found.kind === "esim")
    return (
      <>
        <ForeignEsim activation={found.activation} />
        <Button kind="secondary" onClick={() => keep("")}>
          {t("other")}
        </Button>
      </>
    );
  return <EnterCode key={text} onCode={keep} wrong={found.kind !== "nothing"} />;
}
