/** The drawing at the head of a page, as PlacePicture writes one that is not lazy. */
const headPicture = /<img src="((\/drawings\/[\w-]+\.svg)(#[^"]*)?)"[^>]*? loading="eager"/;

/**
 * Puts the drawing at the head of a page into the page: it is 1 to 2 kB there, and fetched for itself the largest thing of the
 * screen would come a whole trip later than the words beside it. The browser's scripts leave it as it is.
 */
export function withHeadPicture(html: string, read: (address: string) => string | undefined): string {
  const [, address = "", file = "", view = ""] = headPicture.exec(html) ?? [];
  const drawing = file && read(file);
  if (!drawing) return html;
  return html
    .replace(`<link rel="preload" as="image" href="${address}"/>`, "")
    .replace(`<img src="${address}"`, () => `<img src="${dataAddress(drawing)}${view}"`);
}

/** Only what an attribute or an address can't hold is written in another way: that compresses better than base64. */
function dataAddress(svg: string): string {
  const written = svg.replaceAll('"', "'").replaceAll(/[%#&<>\s]/g, (letter) => encodeURIComponent(letter));
  return `data:image/svg+xml,${written}`;
}
