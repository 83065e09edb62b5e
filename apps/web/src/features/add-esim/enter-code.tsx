import { type Scanned as Read, readScanned } from "@rihla/contract/rules/scanned";
import { absentFromVouchers } from "@rihla/contract/rules/voucher-code";
import { ltr } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Field, inputLook } from "@rihla/ui/field";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Camera, CircleQuestionMark, ImageUp } from "lucide-react";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { giveHaptic } from "../../platform/app/haptics.ts";
import { type Scanned, scanWithPhone } from "../../platform/camera/scanner.ts";
import { HowToScan, howToSeen } from "./how-to-scan.tsx";
import { keptFor } from "./kept-code.ts";
import { ownPage } from "./own-page.ts";
import { Scanner } from "./scanner.tsx";

type EnterCodeProps = {
  /** A voucher's code, or what holds an activation code. */
  onCode: (text: string) => void;
  /** A link brought something that is no code. */
  wrong: boolean;
};

/** Camera, picture or keyboard; whatever fails leads to the field. */
export function EnterCode({ onCode, wrong }: EnterCodeProps) {
  const t = useTranslations("scan");
  const problems = useTranslations("problems.scan");
  const field = useRef<HTMLTextAreaElement>(null);
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState(wrong ? problems("invalid") : "");
  /** `camera`: before it opens for the first time; who types needs no tutorial over the field. */
  const [howTo, setHowTo] = useState<"asked" | "camera">();
  const [own, setOwn] = useState<string>();
  const saying = (read: Read, text: string | null) => {
    if (text === null) return t("picture.none");
    if (read.kind !== "other") return problems("invalid");
    return t(`other.${read.what}`, { host: ltr(read.host ?? "") });
  };
  const scanned = (text: string | null) => {
    setLooking(false);
    const read = readScanned(text ?? "");
    const isCode = read.kind === "voucher" || read.kind === "esim";
    giveHaptic(isCode ? "success" : "error");
    if (isCode) onCode(text ?? "");
    else {
      setOwn(ownPage(text ?? ""));
      setProblem(saying(read, text));
    }
  };
  const failed = (words: string) => {
    setLooking(false);
    setOwn(undefined);
    setProblem(words);
    field.current?.focus();
  };
  const scannedByPhone = (found: Scanned) => {
    if ("text" in found) scanned(found.text);
    else if (found.fault) failed(problems(found.fault));
  };
  const look = () => {
    setProblem("");
    if (scanWithPhone) scanWithPhone().then(scannedByPhone);
    else setLooking(true);
  };
  const closeHowTo = () => {
    howToSeen.write("seen");
    setHowTo(undefined);
    if (howTo === "camera") look();
  };
  return (
    <>
      <p className="text-ink-2">{t("intro")}</p>
      <Card className="flex flex-col gap-3 lg:p-6">
        {looking ? (
          <Scanner
            onRead={scanned}
            onFault={(fault) => failed(problems(fault))}
            onClose={() => setLooking(false)}
          />
        ) : (
          <Button wide onClick={() => (howToSeen.read() === undefined ? setHowTo("camera") : look())}>
            <Camera aria-hidden="true" className="size-5 shrink-0" />
            {t("camera.open")}
          </Button>
        )}
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <ChoosePicture onRead={scanned} onFault={() => failed(problems("failed"))} />
          <Button kind="secondary" onClick={() => setHowTo("asked")}>
            <CircleQuestionMark aria-hidden="true" className="size-5" />
            {t("how.open")}
          </Button>
        </div>
        {problem && <ScanProblem own={own}>{problem}</ScanProblem>}
      </Card>
      <ByHand field={field} onCode={onCode} />
      <HowToScan open={howTo !== undefined} onClose={closeHowTo} />
    </>
  );
}

/** Why what was scanned is no code; a page of this shop is a press away. */
function ScanProblem({ own, children }: { own: string | undefined; children: string }) {
  const t = useTranslations("scan.other");
  if (own === undefined)
    return (
      <Notice tone="wrong" announce>
        {children}
      </Notice>
    );
  return (
    <Notice
      announce
      actions={
        <LinkButton size="small" to={own}>
          {t("open")}
        </LinkButton>
      }
    >
      {t("own")}
    </Notice>
  );
}

type ChoosePictureProps = { onRead: (text: string | null) => void; onFault: () => void };

function ChoosePicture({ onRead, onFault }: ChoosePictureProps) {
  const t = useTranslations("scan.picture");
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same picture may be chosen again.
    target.value = "";
    if (!file) return;
    setBusy(true);
    try {
      const { readPicture } = await import("../../platform/camera/qr-reader.ts");
      onRead(await readPicture(file));
    } catch {
      onFault();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={chosen}
      />
      <Button kind="secondary" busy={busy} onClick={() => input.current?.click()}>
        <ImageUp aria-hidden="true" className="size-5" />
        {busy ? t("reading") : t("choose")}
      </Button>
    </>
  );
}

type ByHandProps = { field: React.RefObject<HTMLTextAreaElement | null>; onCode: (text: string) => void };

function ByHand({ field, onCode }: ByHandProps) {
  const t = useTranslations("scan.manual");
  const problems = useTranslations("problems");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time begins with the last key
  useEffect(() => {
    const timer = setTimeout(() => setText(""), keptFor);
    return () => clearTimeout(timer);
  }, [text]);
  const faultOf = (read: Read) => {
    if (read.kind === "nothing") return problems("scan.empty");
    if (read.kind !== "mistake") return problems("code.voucher_invalid_format");
    const by = "by" in read ? read.by : 0;
    const letter = "letter" in read ? read.letter : "";
    return t(`mistake.${read.fault}`, { by, letter, absent: absentFromVouchers.join(" ") });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readScanned(text);
    if (read.kind === "voucher" || read.kind === "esim") return onCode(text);
    setProblem(faultOf(read));
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t("label")} hint={t("hint")} error={problem}>
        {(parts) => (
          <textarea
            {...parts}
            ref={field}
            rows={2}
            dir="ltr"
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
            className={`${inputLook(problem !== undefined)} py-3`}
          />
        )}
      </Field>
      <Button type="submit" kind="secondary">
        {t("submit")}
      </Button>
    </form>
  );
}
