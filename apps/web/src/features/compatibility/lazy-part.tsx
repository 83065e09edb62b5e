import { type ComponentType, useEffect, useState } from "react";

/** What only the browser knows is drawn after the page stands, by code that comes after it too. */
export function LazyPart<Props extends object>({
  load,
  props,
}: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => {}, // without it the page says the same
    );
  }, [load]);
  return Part ? <Part {...props} /> : null;
}

export const loadKept = () => import("./kept-check.tsx").then(({ KeptCheck }) => KeptCheck);
export const loadAnswered = () => import("./answered.tsx").then(({ Answered }) => Answered);
