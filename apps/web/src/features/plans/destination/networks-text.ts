import type { Network } from "@rihla/contract";
import { ltr } from "@rihla/i18n";

/** `Orange 5G · Türk Telekom 4G`; a name stays in one piece with its generation, at the end of a line and in Arabic too. */
export const networksText = (networks: readonly Network[]): string =>
  networks.map(({ name, generation }) => ltr(`${name} ${generation}`).replaceAll(" ", "\u00a0")).join(" · ");
