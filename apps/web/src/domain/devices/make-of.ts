import type { GuidePhone } from "../../paths.ts";

/** Who has words and ways of menus of their own, for the EID and for what an installation refuses. */
export type Make = "iphone" | "samsung" | "pixel" | "other";

export const makeOfPhone = (phone: GuidePhone): Make =>
  phone === "iphone" || phone === "samsung" || phone === "pixel" ? phone : "other";

/** Whose way to the EID a maker's phones have. */
export function makeOf(maker: string): Make {
  if (maker === "Apple") return "iphone";
  if (maker === "Samsung") return "samsung";
  return maker === "Google" ? "pixel" : "other";
}
