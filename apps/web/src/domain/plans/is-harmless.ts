import type { Plan } from "@rihla/contract";

/** Installed on any day, before leaving or there, such a plan loses nothing: no word is needed where there is room for one only. */
export const isHarmless = ({
  starts,
  installBeforeLeaving,
}: Pick<Plan, "starts" | "installBeforeLeaving">): boolean =>
  starts === "first-connection" && !installBeforeLeaving;
