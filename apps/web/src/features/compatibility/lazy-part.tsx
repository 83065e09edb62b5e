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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has one part, named where it stands.
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => {}, // without it the page says the same
    );
  }, []);
  return Part ? <Part {...props} /> : null;
}

export const loadKept = () => import("./kept-check.tsx").then(({ KeptCheck }) => KeptCheck);
export const loadAnswered = () => import("./answered.tsx").then(({ Answered }) => Answered);
