import type { SeenEsim } from "@rihla/contract";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { StillNot } from "./still-not.tsx";
import { UnderWay } from "./under-way.tsx";
import { Untold } from "./untold.tsx";
import type { InstallState } from "./use-installation.ts";

type NewsProps = {
  esim: SeenEsim;
  state: InstallState;
  /** Of one whose provider does not tell: whether it is on the phone, as whoever holds it says. */
  sayInstalled: (isInstalled: boolean) => Promise<unknown>;
};

/** What there is to say of an installation that has begun, or that can't begin yet. */
export function InstallNews({ esim, state, sayInstalled }: NewsProps) {
  const { stage, begun, isUntold, hasFailed, isUnderWay } = state;
  if (stage === "waiting") return <NotYet />;
  return (
    <>
      {isUntold && begun && <Untold sayInstalled={sayInstalled} />}
      {hasFailed && begun && <StillNot lead={isUntold ? "leadUntold" : leadOf(begun.at, esim)} />}
      {isUnderWay && <UnderWay begunAt={begun?.at ?? null} />}
    </>
  );
}

function NotYet() {
  const t = useTranslations("install");
  return <Notice>{t("notYet")}</Notice>;
}

/** Only a reading from after the attempt tells that it came to nothing. */
const leadOf = (moment: number, { readAt }: SeenEsim) =>
  readAt !== null && Date.parse(readAt) > moment ? "lead" : "leadUnknown";
