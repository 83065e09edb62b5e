import type { Subject } from "@rihla/guides";
import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { visitorOf } from "../../../lib/page/visitor.ts";
import { parseGuideSearch } from "../../../paths.ts";
import { shownGuide } from "./shown-guide.ts";
import type { ShownGuide } from "./shown-step.ts";
import type { StepContentProps } from "./step-content.tsx";

type Parts = ComponentType<{ guides: readonly ShownGuide[] }>;

export type GuideData = {
  guides: readonly ShownGuide[];
  /** What writes the steps; null in a browser that got them written with the page, and none to write. */
  Parts: Parts | null;
  /** The same for one step alone. */
  Step: ComponentType<StepContentProps> | null;
};

/** What a page of the guide tells, in order, for the phone that its address names; and what writes it. */
export const guideLoader =
  (subjects: readonly Subject[], page: () => Promise<{ default: Parts }>) =>
  async ({ request }: LoaderFunctionArgs): Promise<GuideData> => {
    const { language } = visitorOf(request);
    const { phone, version, menus } = parseGuideSearch(new URL(request.url).searchParams);
    const asked = subjects.map((subject) => shownGuide({ subject, maker: phone, version, menus, language }));
    const [guides, { default: Parts }, { StepContent: Step }] = await Promise.all([
      Promise.all(asked),
      page(),
      import("./step-content.tsx"),
    ]);
    return { guides, Parts, Step };
  };
