import { useEffect, useState } from "react";
import { useLocation } from "react-router";

const named = ["recharge", "not-working"] as const;
export type EsimSheet = (typeof named)[number] | "codes";

export type Opened = {
  opened: EsimSheet | null;
  show: (sheet: EsimSheet) => void;
  close: () => void;
};

/** Which sheet lies over the page; a link may ask for one by its name. */
export function useOpened(): Opened {
  const [opened, setOpened] = useState<EsimSheet | null>(null);
  // Each time: a notification may be touched while the page is open.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same name asked for once more is another wish.
  useEffect(() => {
    const asked = named.find((name) => hash === `#${name}`);
    if (asked) setOpened(asked);
  }, [hash, key]);
  return { opened, show: setOpened, close: () => setOpened(null) };
}
