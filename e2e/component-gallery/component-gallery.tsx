import { Button } from "@rihla/ui/button";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { Badge, Chip } from "@rihla/ui/chip";
import { CodeInput } from "@rihla/ui/code-input";
import { CopyRow } from "@rihla/ui/copy-row";
import { EmailField } from "@rihla/ui/email-field";
import { EmptyState } from "@rihla/ui/empty-state";
import { Facts } from "@rihla/ui/facts";
import { FlagTile } from "@rihla/ui/flag-tile";
import { IconButton } from "@rihla/ui/icon-button";
import { KhatimPattern } from "@rihla/ui/khatim";
import { Logo } from "@rihla/ui/logo";
import { Notice } from "@rihla/ui/notice";
import { Pass } from "@rihla/ui/pass";
import { PassChoice } from "@rihla/ui/pass-choice";
import { PhoneField } from "@rihla/ui/phone-field";
import { FlaggedPicture } from "@rihla/ui/place-picture";
import { Price } from "@rihla/ui/price";
import { ProgressBar } from "@rihla/ui/progress-bar";
import { QrCode } from "@rihla/ui/qr-code";
import { RadioCard } from "@rihla/ui/radio-card";
import { RouteLine } from "@rihla/ui/route-line";
import { FoldedRow, LinkRow, Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { SelectField } from "@rihla/ui/select-field";
import { Sheet } from "@rihla/ui/sheet";
import { SheetRow } from "@rihla/ui/sheet-row";
import { Skeleton } from "@rihla/ui/skeleton";
import { StarChoice } from "@rihla/ui/star-choice";
import { Stars } from "@rihla/ui/stars";
import { Steps } from "@rihla/ui/steps";
import { Switch } from "@rihla/ui/switch";
import { Tabs } from "@rihla/ui/tabs";
import { Toast } from "@rihla/ui/toast";
import { ArrowLeft, Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { Dialogs, LongCode, Pad } from "./sample-dialogs.tsx";
import { type SampleWords, sampleWords } from "./sample-words.ts";

/** Every part in every language and both themes, side by side. For development: `npx vite e2e/component-gallery`, /component-gallery.html */
function ComponentGallery() {
  // One section alone, as tests like it: /component-gallery.html?theme=dark&language=ar
  const asked = new URLSearchParams(location.search);
  const wanted = <T extends string>(all: readonly T[], name: string) =>
    all.filter((one) => (asked.get(name) ?? one) === one);
  return (
    <main className="flex flex-wrap">
      <h1 className="sr-only">Component gallery</h1>
      {wanted(["light", "dark"], "theme").flatMap((theme) =>
        wanted(["fr", "en", "ar"], "language").map((language) => (
          <section
            key={theme + language}
            data-theme={theme}
            lang={language}
            dir={sampleWords[language].direction}
            className="flex w-[390px] flex-col gap-6 p-5"
          >
            <Parts words={sampleWords[language]} name={theme + language} />
          </section>
        )),
      )}
    </main>
  );
}

function Parts({ words, name }: { words: SampleWords; name: string }) {
  return (
    <>
      <header className="flex items-center justify-between">
        <Logo name={name.endsWith("ar") ? "رحلة" : "Rihla"} />
        <IconButton label={words.back}>
          <ArrowLeft className="flip-rtl size-5" />
        </IconButton>
      </header>
      <Buttons words={words} />
      <Choices words={words} name={name} />
      <Passes words={words} name={name} />
      <Fields words={words} />
      <Install words={words} />
      <Messages words={words} />
      <Dialogs words={words} />
      <Pad words={words} />
    </>
  );
}

type Words = { words: SampleWords };

function Buttons({ words }: Words) {
  const [busy, setBusy] = useState(false);
  return (
    <Column>
      <Button wide busy={busy} onClick={() => setBusy(true)}>
        {busy ? words.working : words.pay}
      </Button>
      <Button wide busy>
        {words.working}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="medium">
          {words.back}
        </Button>
        <Button kind="quiet" size="medium">
          {words.copy}
        </Button>
        <Button kind="danger" size="medium">
          {words.close}
        </Button>
        <Button disabled size="medium">
          {words.close}
        </Button>
      </div>
    </Column>
  );
}

function Choices({ words, name }: Words & { name: string }) {
  const [tab, setTab] = useState<"country" | "regions">("country");
  const [method, setMethod] = useState("cib");
  const [stars, setStars] = useState<number | null>(null);
  const [on, setOn] = useState(true);
  return (
    <Column>
      <Tabs
        label={words.country}
        tabs={[
          { key: "country", label: words.country },
          { key: "regions", label: words.regions },
        ]}
        chosen={tab}
        onChoose={setTab}
      >
        <div className="flex gap-2 pt-3">
          <Chip chosen>{words.all}</Chip>
          <Chip>{words.days}</Chip>
        </div>
      </Tabs>
      {["cib", "other"].map((value) => (
        <RadioCard
          key={value}
          name={`method-${name}`}
          value={value}
          chosen={method === value}
          onChoose={setMethod}
          label={words.method}
          detail={words.methodDetail}
        />
      ))}
      <StarChoice
        label={words.question}
        most={5}
        chosen={stars}
        onChoose={setStars}
        nameOf={(count) => `${words.all} ${count}`}
      />
      <Stars score={4.6} most={5} />
      <Rows>
        <div className="flex items-center">
          <span className={rowLook}>
            <RowWords title={words.method} detail={words.methodDetail} />
          </span>
          <Switch label={words.method} on={on} onClick={() => setOn(!on)} />
        </div>
        <SheetRow title={words.plan} detail={words.detail} closeLabel={words.close}>
          {() => <p>{words.detail}</p>}
        </SheetRow>
        <FoldedRow title={words.plan} detail={words.method}>
          <p className="px-4 pb-4">{words.detail}</p>
        </FoldedRow>
        <LinkRow to="/" title={words.country} />
      </Rows>
    </Column>
  );
}

function Passes({ words, name }: Words & { name: string }) {
  const stub = (
    <>
      <Price>{words.price}</Price>
      <span className="text-xs text-ink-2">{words.perUnit}</span>
    </>
  );
  return (
    <Column>
      {["a", "b"].map((value) => (
        <PassChoice key={value} name={`plan-${name}`} value={value} chosen={value === "b"} stub={stub}>
          <Badge tone={value === "a" ? "palm" : "sea"}>{words.cheapest}</Badge>
          <h3 className="mt-1 text-xl">{words.plan}</h3>
          <p className="text-sm text-ink-2">{words.detail}</p>
        </PassChoice>
      ))}
      <Pass
        stub={
          <>
            <span className="text-xl font-semibold">11</span>
            <span className="text-sm">{words.unit}</span>
          </>
        }
      >
        <p className="text-sm">{words.left}</p>
        <p className="text-2xl font-semibold">
          {words.plan} <span className="text-sm">{words.of}</span>
        </p>
        <ProgressBar label={words.left} value={0.48} text={words.of} />
      </Pass>
      <RouteLine
        label={words.plan}
        stops={words.stops.map((label, at) => ({
          key: label,
          label,
          state: at < 2 ? "done" : at === 2 ? "current" : "next",
        }))}
      />
      <RouteLine
        direction="down"
        label={words.plan}
        stops={words.stops.slice(0, 3).map((label, at) => ({
          key: label,
          label,
          detail: words.detail,
          state: at < 1 ? "done" : at === 1 ? "current" : "next",
        }))}
      />
      <Steps
        label={words.plan}
        steps={words.stops.slice(0, 3).map((title) => ({
          key: title,
          title,
          detail: <p className="text-sm text-ink-2">{words.detail}</p>,
        }))}
      />
    </Column>
  );
}

function Fields({ words }: Words) {
  const [code, setCode] = useState("12");
  const codes = [
    { value: "213", label: "DZ +213" },
    { value: "33", label: "FR +33" },
  ];
  return (
    <Column>
      <EmailField label={words.email} hint={words.emailHint} defaultValue="yacine@example.dz" />
      <EmailField label={words.email} error={words.emailError} defaultValue="yacine@" />
      <SelectField label={words.country} options={codes} placeholder={words.choose} />
      <PhoneField
        label={words.phone}
        codeLabel={words.code}
        numberLabel={words.phone}
        codes={codes}
        shownCode="+213"
        codePlaceholder={words.choose}
        code={{ defaultValue: "213" }}
        number={{ defaultValue: "550 12 34 56" }}
      />
      <CheckboxField label={words.terms} />
      <CheckboxField label={words.terms} defaultChecked />
      <CodeInput
        label={words.otp}
        hint={words.emailHint}
        length={4}
        alphabet="digits"
        value={code}
        onChange={setCode}
      />
      <LongCode words={words} />
    </Column>
  );
}

const copied = async () => true;

function Install({ words }: Words) {
  return (
    <Column>
      <div className="w-44">
        <QrCode value="LPA:1$rsp.example.com$K2-1XQ9B4-7HZPLC" label="QR" />
      </div>
      <CopyRow
        label={words.smdp}
        value="rsp.example.com"
        copyLabel={words.copy}
        copiedLabel={words.copied}
        onCopy={copied}
      />
      <CopyRow
        label="ICCID"
        value="8943 1080 0012 3456 7891"
        copyLabel={words.copy}
        copiedLabel={words.copied}
        onCopy={copied}
      />
      <div className="flex gap-2">
        <FlagTile src="/node_modules/country-flag-icons/3x2/DZ.svg" size="large" />
        <FlagTile src="/drawings/europe.svg" size="large" />
        <FlagTile src="/drawings/europe.svg" />
        <FlaggedPicture
          picture="/drawings/europe.svg"
          flag="/node_modules/country-flag-icons/3x2/DZ.svg"
          faded={false}
        />
      </div>
    </Column>
  );
}

function Messages({ words }: Words) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  return (
    <Column>
      <Notice>{words.notice}</Notice>
      <Notice tone="care" title={words.question}>
        {words.notice}
      </Notice>
      <Notice
        tone="wrong"
        title={words.emailError}
        actions={
          <Button size="small" kind="secondary">
            {words.back}
          </Button>
        }
      />
      <Notice tone="good">{words.copied}</Notice>
      <Facts
        facts={[
          { key: "sub", name: words.subtotal, value: <Price size="small">{words.price}</Price> },
          { key: "total", name: words.total, value: <Price>{words.price}</Price>, strong: true },
        ]}
      />
      <div className="relative overflow-hidden rounded-card bg-night p-5 text-on-night">
        <KhatimPattern className="opacity-15" />
        <p className="relative text-lg font-semibold">{words.question}</p>
        <Button kind="accent" size="medium" className="relative mt-3" onClick={() => setOpen(true)}>
          {words.choose}
        </Button>
      </div>
      <Button kind="secondary" size="medium" onClick={() => setSaid(words.copied)}>
        {words.copy}
      </Button>
      <Toast message={said} onDone={() => setSaid("")} />
      <Sheet open={open} onClose={() => setOpen(false)} title={words.question} closeLabel={words.close}>
        <p>{words.notice}</p>
      </Sheet>
      <Skeleton className="h-24 rounded-card" />
      <EmptyState
        title={words.empty}
        icon={<Smartphone className="size-8" />}
        actions={<Button>{words.choose}</Button>}
      >
        {words.emptyText}
      </EmptyState>
      <EmptyState title={words.empty} drawing="/drawings/empty/lighthouse.svg">
        {words.emptyText}
      </EmptyState>
    </Column>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-3">{children}</div>
);

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <MemoryRouter>
      <ComponentGallery />
    </MemoryRouter>,
  );
