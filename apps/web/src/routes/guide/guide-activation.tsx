import { useLoaderData } from "react-router";
import { ActivationGuide } from "../../features/guide/activation-guide.tsx";
import { type GuideData, guideLoader } from "../../features/guide/drawn/guide.loader.ts";

export const loader = guideLoader(
  ["activate", "roaming", "trouble", "apn", "remove"],
  () => import("../../features/guide/activation-parts.tsx"),
);

export function Component() {
  const data: GuideData = useLoaderData();
  return <ActivationGuide {...data} />;
}
