import type { ReceivedEsim } from "@rihla/contract";
import { isUsedUp } from "@rihla/contract/rules/esim-status";
import { formatData } from "@rihla/i18n";
import { Link } from "@rihla/ui/link";
import { LinkButton } from "@rihla/ui/link-button";
import { ArrowLeft, Download, Gauge, LifeBuoy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { installStage } from "../../domain/esims/install-stage.ts";
import { useEsimAdvice } from "../../domain/esims/use-esim-advice.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths, type ReceivedSearch, receivedParts } from "../../paths.ts";
import { AskMore, Heading, Whom } from "./one-esim.tsx";
import type { ReceivedParts } from "./received-parts.ts";
import { useLargeLetters } from "./use-large-letters.ts";

type Part = (typeof receivedParts)[number];
type LargeProps = { esim: ReceivedEsim; show: ReceivedSearch["show"] | undefined; parts: ReceivedParts };

const icons = { install: Download, left: Gauge, help: LifeBuoy };

/** For who reads with difficulty: three buttons, and behind each one thing. */
export function InLargeType({ esim, show, parts }: LargeProps) {
  useLargeLetters(true);
  if (!show)
    return (
      <Column>
        <Heading esim={esim} />
        {parts.arrival(esim)}
        <nav className="flex flex-col gap-4">
          {receivedParts.map((part) => (
            <Choice key={part} part={part} esim={esim} />
          ))}
        </nav>
      </Column>
    );
  return (
    <Column>
      <LinkButton kind="secondary" to={paths.received({ esim: esim.id })} className="mt-4 mb-6 self-start">
        <ArrowLeft aria-hidden="true" className="size-6 flip-rtl" />
        <Back />
      </LinkButton>
      <Shown part={show} esim={esim} parts={parts} />
    </Column>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto flex max-w-xl flex-col pb-6">{children}</div>
);

function Back() {
  return useTranslations("received")("back");
}

function Choice({ part, esim }: { part: Part; esim: ReceivedEsim }) {
  const t = useTranslations("received");
  const Icon = icons[part];
  return (
    <Link
      to={paths.received({ esim: esim.id, show: part })}
      className="flex min-h-24 items-center gap-4 rounded-card border-2 border-sea bg-surface px-5 py-4 max-[18rem]:flex-col max-[18rem]:items-start text-ink shadow-card hover:bg-sea-soft"
    >
      <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-sea text-on-sea">
        <Icon aria-hidden="true" className="size-7" />
      </span>
      <span className="min-w-0">
        <span className="block text-xl font-semibold">{t(part)}</span>
        <Now part={part} esim={esim} />
      </span>
    </Link>
  );
}

/** What a button would tell, where a word tells it. */
function Now({ part, esim }: { part: Part; esim: ReceivedEsim }) {
  const t = useTranslations("received");
  const { language } = useVisitor();
  if (part === "install" && installStage(esim) === "installed")
    return <span className="block text-palm">{t("installed")}</span>;
  if (part !== "left" || esim.group === "expired") return null;
  const data =
    esim.kind === "unlimited"
      ? t("perDay", { data: formatData(esim.dataBytes, language) })
      : formatData(esim.remainingBytes ?? esim.dataBytes, language);
  return <span className="block text-ink-2">{isUsedUp(esim.status) ? t("used") : data}</span>;
}

function Shown({ part, esim, parts }: { part: Part; esim: ReceivedEsim; parts: ReceivedParts }) {
  const t = useTranslations("received");
  const advice = useEsimAdvice(esim);
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{t(part)}</h1>
      {part === "install" && (
        <>
          <p className="mb-5">{advice}</p>
          {parts.installation(esim)}
        </>
      )}
      {part === "left" && (
        <>
          {parts.usage(esim)}
          {isUsedUp(esim.status) && <AskMore esim={esim} />}
        </>
      )}
      {part === "help" && (
        <>
          {parts.help(esim)}
          <Whom esim={esim} />
        </>
      )}
    </>
  );
}
