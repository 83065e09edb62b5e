import { publicFace, type Seen } from "./public-face.ts";
import { factsTags, headTags, publicTagsSelector } from "./public-tags.ts";

/** After moving around in the browser: what the browser's own "share" and a crawler that runs scripts find is this page. */
export function showFace(page: Omit<Seen, "origin">): void {
  const face = publicFace({ ...page, origin: location.origin });
  for (const old of document.querySelectorAll(publicTagsSelector)) old.remove();
  document.head.insertAdjacentHTML("beforeend", headTags(face, page) + factsTags(face));
}
