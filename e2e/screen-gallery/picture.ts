import { nameOf, type Variant } from "./screen.ts";

/** What there are pictures of. */
type Shown = { name: string };

/** A picture's file, relative to the gallery. */
export function pictureOf({ name }: Shown, variant: Variant): string {
  return `${name.replaceAll(/[^a-z0-9]+/gi, "-")}/${nameOf(variant)}.png`;
}

/** All variants of one thing side by side: what differs and should not is seen at once. */
export function indexPage(all: readonly { shown: Shown; variants: readonly Variant[] }[]): string {
  const sections = all.map(
    ({ shown, variants }) =>
      `<h2>${shown.name}</h2><div>${variants.map((variant) => figure(pictureOf(shown, variant))).join("")}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body { font: 14px system-ui; margin: 24px; background: #8a8a8a1a; color-scheme: light dark }
div { display: flex; gap: 16px; overflow-x: auto; align-items: start; padding-block-end: 12px }
figure { margin: 0 } img { height: 520px; border: 1px solid #8888 } h2 { margin: 32px 0 8px }
</style><h1>Gallery</h1>${sections.join("\n")}`;
}

function figure(picture: string): string {
  const caption = picture.split("/")[1]?.replace(".png", "");
  return `<figure><a href="${picture}"><img loading="lazy" src="${picture}" alt=""></a><figcaption>${caption}</figcaption></figure>`;
}
