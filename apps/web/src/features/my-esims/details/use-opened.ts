import { useEffect, useState } from "react";

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
  useEffect(() => {
    const asked = named.find((name) => window.location.hash === `#${name}`);
    if (asked) setOpened(asked);
  }, []);
  return { opened, show: setOpened, close: () => setOpened(null) };
}
