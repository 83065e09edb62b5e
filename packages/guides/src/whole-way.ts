import { type Guide, type GuideRequest, type GuideStep, loadGuide } from "./load-guide.ts";

export type WholeWay = {
  makerName: string;
  look: Guide["look"];
  /** At home: from the code on another screen to the line's name. */
  install: readonly GuideStep[];
  /** On the spot: the line, its data, its roaming. */
  arrive: readonly GuideStep[];
};

/** What paper and film show: from the bought code to the first connection, by the way that every phone has. */
export async function loadWholeWay(request: Omit<GuideRequest, "subject">): Promise<WholeWay> {
  const of = (subject: Guide["subject"]) => loadGuide({ ...request, subject });
  const [install, activate, roaming] = await Promise.all([of("install"), of("activate"), of("roaming")]);
  const { makerName, look } = install;
  return {
    makerName,
    look,
    install: [...stepsOf(install, "code"), ...stepsOf(install, "finish")],
    arrive: [...stepsOf(activate, "settings"), ...stepsOf(roaming, "roaming")],
  };
}

/** None where the maker's guide has no such part. */
export const stepsOf = ({ parts }: Guide, part: Guide["parts"][number]["key"]): readonly GuideStep[] =>
  parts.find(({ key }) => key === part)?.steps ?? [];
