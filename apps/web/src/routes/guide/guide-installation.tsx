import { useLoaderData } from "react-router";
import { type GuideData, guideLoader } from "../../features/guide/drawn/guide.loader.ts";
import { InstallationGuide } from "../../features/guide/installation-guide.tsx";

export const loader = guideLoader(["install"], () => import("../../features/guide/installation-parts.tsx"));

export function Component() {
  const data: GuideData = useLoaderData();
  return <InstallationGuide {...data} />;
}
