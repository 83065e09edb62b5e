import { esimOnHome } from "../domain/esims/esim-on-home.ts";
import { paths } from "../paths.ts";

/** What the icon's "Top up" names: it knows of no eSIM. */
const topUp = `${paths.esims()}#recharge`;

/** The place that a link names; that for topping up is with the eSIM that somebody travels with, where it can be, else all are shown. */
export function withOwnEsim(to: string): string {
  if (to !== topUp) return to;
  const esim = esimOnHome();
  const isOwn = esim?.running?.canRecharge && esim.order === undefined;
  return isOwn ? paths.details(esim.id, "recharge") : paths.esims();
}
