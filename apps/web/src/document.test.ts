import { expect, test } from "vitest";
import { type DocumentParts, documentOf } from "./document.ts";

const parts: DocumentParts = {
  language: "ar",
  direction: "rtl",
  title: 'A "title" & <more>',
  description: "d",
  metadata: null,
  recallLanguage: false,
  recallOwn: false,
  assets: {
    entry: "/e.js",
    scripts: ["/e.js"],
    styles: "<style>a{}</style>",
    recallLanguage: "<script>1</script>",
    recallOwn: "<script>2</script>",
    keepEarly: "<script>3</script>",
    importMap: '<script type="importmap">{}</script>',
  },
  body: "<p>hi</p>",
  withoutScripts: null,
  hydration: {
    loaderData: {
      root: {
        visitor: { language: "ar", currency: "</script><script>alert(1)</script>", prefix: "" },
        catalogue: null,
      },
    },
    errors: null,
    words: {},
  },
};
const page = htmlOf(parts);

function htmlOf(of: DocumentParts): string {
  const { opening, styles, shown, closing } = documentOf(of);
  return opening + styles + shown + closing;
}

test("brings the styles before any script", () => {
  expect(page.indexOf("<style>")).toBeLessThan(page.indexOf("/e.js"));
});

test("says which file a script's name means before it names any script", () => {
  expect(page.indexOf("importmap")).toBeLessThan(page.indexOf("/e.js"));
});

test("data can't end its element, texts can't open one", () => {
  expect(page).not.toContain("<script>alert");
  expect(page).toContain("&lt;more>");
});

test("keeps personal pages out of search engines", () => {
  expect(page).toContain('<meta name="robots" content="noindex">');
});

test("tells others how a shared link looks, and search engines what is offered", () => {
  const html = htmlOf({
    ...parts,
    metadata: {
      addresses: { canonical: "https://shop.example/ar/home", twins: [] },
      share: { image: "https://shop.example/share/ar/home.png", siteName: "رحلة", locale: "ar_AR" },
      structured: [{ "@type": "Product", name: "</script>" }],
    },
  });
  expect(html).toContain('<meta property="og:image" content="https://shop.example/share/ar/home.png">');
  expect(html).toContain('<meta property="og:title" content="A &quot;title&quot; &amp; &lt;more>">');
  expect(html).toContain(
    '<script type="application/ld+json">{"@type":"Product","name":"\\u003c/script>"}</script>',
  );
});

test("asks for the language chosen before only where the address doesn't name one", () => {
  expect(page).not.toContain("<script>1</script>");
  const html = htmlOf({ ...parts, recallLanguage: true });
  expect(html.split("</head>")[0]).toContain("<script>1</script>");
});

test("asks on home what is one's own behind the header and before what it stands in", () => {
  const body = "<header></header><main><main></main></main>";
  expect(htmlOf({ ...parts, body })).toContain(body);
  const html = htmlOf({ ...parts, body, recallOwn: true });
  expect(html).toContain("<header></header><script>2</script><main><main></main></main>");
});

test("says it where a page needs scripts and there are none", () => {
  expect(page).not.toContain("<noscript>");
  expect(htmlOf({ ...parts, withoutScripts: "Switch <it> on" })).toMatch(/<noscript>.*Switch &lt;it>/);
});

test("pages of a language begin alike", () => {
  const other = { ...parts, title: "Another", body: "<p>there</p>", recallLanguage: true };
  expect(documentOf(other)).toMatchObject({
    opening: documentOf(parts).opening,
    styles: parts.assets.styles,
  });
});

test("a page with a bar at its foot says so at its root, before there is a script", () => {
  const html = htmlOf({ ...parts, body: '<main><div class="foot-bar sticky">Buy</div></main>' });
  expect(html).toContain("<body data-foot-bar>");
  expect(page).toContain("<body>");
});
