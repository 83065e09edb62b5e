import { mailedGuideAnchor } from "@rihla/contract/rules/guides";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { guideInHand } from "../../domain/guides/likely-guide.ts";
import { useGo } from "../../lib/navigation/navigation.tsx";
import { parseGuideSearch, paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";

/**
 * A mail leads to the guide of the phone that was checked before paying. Whoever opens it on another one, which says what it is, gets that
 * one's: the traveller's, say, where somebody else has paid.
 */
export function usePhoneInHand(): void {
  const { search, hash } = useLocation();
  const go = useGo();
  const lead = useEffectEvent(() => {
    const { phone, version } = parseGuideSearch(new URLSearchParams(search));
    const inHand = paths.guideInstallation(
      guideInHand(likelyPhone(), { phone, ...(version && { version }) }),
    );
    if (inHand !== paths.guideInstallation({ phone, version })) go(inHand, { replace: true });
  });
  useEffect(() => {
    if (hash === `#${mailedGuideAnchor}`) lead();
  }, [hash]);
}
