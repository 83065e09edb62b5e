import { html, Markup } from "./html.ts";

type Page = { title: string; body: Markup; language?: string; banner?: string };

const STYLE = new Markup(`
  *, ::before, ::after { box-sizing: border-box }
  body { margin: 0; background: #f4f5f7; color: #14181f; font: 1rem/1.5 system-ui, "Noto Sans", "Noto Sans Arabic", sans-serif }
  .banner { position: sticky; inset-block-start: 0; z-index: 1; padding: .6rem 1rem; text-align: center; font-weight: 700;
    color: #1d1500; background: repeating-linear-gradient(-45deg, #ffd54a 0 1rem, #ffcc1f 1rem 2rem) }
  main { max-width: 30rem; margin-inline: auto; padding: 1rem }
  main.wide { max-width: 60rem }
  h1 { font-size: 1.35rem; line-height: 1.25; margin-block: .5rem 1rem }
  h2 { font-size: 1.1rem; margin-block: 1.5rem .5rem }
  a { color: #0b57b0 }
  .sheet { background: #fff; border: 1px solid #d9dde3; border-radius: .75rem; padding: 1rem; margin-block-end: 1rem }
  .sum { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .25rem 1rem }
  .sum strong { font-size: 1.5rem }
  .muted { color: #525a66; font-size: .925rem }
  .error { color: #9b1c1c; font-weight: 600 }
  .notice { border-color: #e3a5a5; background: #fdf1f1 }
  label { display: block; font-weight: 600; margin-block: .9rem .25rem }
  input { inline-size: 100%; min-block-size: 3rem; padding: .5rem .75rem; font: inherit; border: 1px solid #737b87; border-radius: .5rem }
  input[aria-invalid=true] { border-color: #9b1c1c; border-width: 2px }
  input.code { direction: ltr; letter-spacing: .06em; text-align: start }
  [dir=rtl] input.code { text-align: end }
  fieldset { border: 0; margin: 0; padding: 0 }
  legend { font-weight: 600; padding: 0 }
  label.choice { display: flex; align-items: center; gap: .75rem; min-block-size: 3rem; margin: 0; font-weight: 400 }
  input[type=radio] { inline-size: 1.25rem; min-block-size: 1.25rem; flex: none }
  .pair { display: grid; grid-template-columns: 3fr 2fr; gap: 0 .75rem; align-items: start }
  button, .button { display: block; inline-size: 100%; min-block-size: 3rem; padding: .6rem 1rem; margin-block-start: 1rem; font: inherit;
    font-weight: 700; text-align: center; text-decoration: none; border-radius: .5rem; border: 1px solid #0a5c36; background: #0a5c36; color: #fff; cursor: pointer }
  button.quiet, .button.quiet { background: #fff; color: #14181f; border-color: #737b87 }
  :focus-visible { outline: 3px solid #1a73e8; outline-offset: 2px }
  details.sheet { margin-block-start: 1rem }
  nav.languages { display: flex; gap: 1rem; justify-content: center; margin-block: .5rem }
  nav.languages a { padding-block: .6rem }
  summary { cursor: pointer; padding-block: .6rem; font-weight: 600 }
  ul.plain { list-style: none; margin: 0; padding: 0 }
  ul.plain > li { padding-block: .6rem; border-block-start: 1px solid #e4e7ec }
  ul.plain > li:first-child { border: 0 }
  .row { display: flex; justify-content: space-between; gap: 1rem; align-items: center }
  bdi, code, pre { direction: ltr; unicode-bidi: isolate }
  code, pre { font: .9rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; margin: 0 }
  iframe { inline-size: 100%; block-size: 70vh; border: 1px solid #d9dde3; border-radius: .5rem; background: #fff }
`);

/** Every page of this program says first that nothing on it is real. */
export function page({ title, body, language = "en", banner }: Page): string {
  const document = html`<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="banner" role="note">${banner ?? "SANDBOX: this plays the outside world. Nothing here is real."}</div>
${body}
</body>
</html>`;
  return document.toString();
}
