import { publicOrigin } from "../platform/browser/shop-address.ts";
import { headTags, metadataTagsSelector, structuredDataTags } from "./metadata-tags.ts";
import { pageMetadata, type ShownPage } from "./page-metadata.ts";

/** After moving around in the browser: what the browser's own "share" and a crawler that runs scripts find is this page. */
export function updateMetadata(page: Omit<ShownPage, "origin">): void {
  const metadata = pageMetadata({ ...page, origin: publicOrigin() });
  for (const old of document.querySelectorAll(metadataTagsSelector)) old.remove();
  document.head.insertAdjacentHTML("beforeend", headTags(metadata, page) + structuredDataTags(metadata));
}
