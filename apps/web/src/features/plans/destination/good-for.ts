export type Use = "messages" | "pages" | "most";

/** What a connection of so many kilobits a second still does, by common sense: a call takes 100, a video 1,500. */
export function goodFor(kbps: number): Use {
  if (kbps < 300) return "messages";
  return kbps < 1500 ? "pages" : "most";
}
