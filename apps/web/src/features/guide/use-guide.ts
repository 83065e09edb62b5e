import type { GuideRequest, Maker, Subject } from "@rihla/guides";
import { useEffect, useState } from "react";
import { useVisitor } from "../../lib/page/visitor.ts";
import { shownGuide } from "./drawn/shown-guide.ts";
import type { ShownGuide } from "./drawn/shown-step.ts";

/** One guide, fetched when it is shown; undefined until it is there. Without it words alone remain. */
export function useGuide(
  subject: Subject,
  maker: Maker,
  version?: GuideRequest["version"],
): ShownGuide | undefined {
  const { language } = useVisitor();
  const [guide, setGuide] = useState<ShownGuide>();
  useEffect(() => {
    let isWanted = true;
    shownGuide({ subject, maker, version, language }).then(
      (found) => isWanted && setGuide(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [subject, maker, version, language]);
  return guide;
}
