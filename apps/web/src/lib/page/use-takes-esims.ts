import { useEffect, useState } from "react";
import { takesEsims } from "../../platform/phone/install-esim.ts";

/** What this phone's own system says of eSIMs; undefined until it has answered, and where it says nothing. */
export function useTakesEsims(): boolean | undefined {
  const [takes, setTakes] = useState<boolean>();
  useEffect(() => void takesEsims?.().then(setTakes), []);
  return takes;
}
