import { locales } from "@rihla/i18n";
import { escapeHtml } from "../../../infra/escape-html.ts";
import type { MailBlock } from "./mail-block.ts";
import type { MailLayout } from "./mail-layout.ts";
import { darkStyles, painted } from "./mail-palette.ts";

const font = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif";
const mono = "font-family:ui-monospace,Menlo,Consolas,monospace";

/**
 * Tables and inline styles, because that is what mail programs understand. Nothing is loaded from anywhere: no font,
 * no remote image, no counting of who opened it.
 */
export function renderMailHtml({ language, title, preview, blocks, footer, brandName }: MailLayout): string {
  const { direction } = locales[language];
  // Outlook doesn't know `text-align: start`.
  const align = direction === "rtl" ? "right" : "left";
  const row = (content: string, above = 0) =>
    `<tr><td align="${align}" style="padding:${above}px 28px 18px">${content}</td></tr>`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root { color-scheme: light dark } ${darkStyles}</style>
</head>
<body ${painted(["page"], "margin:0;padding:0")}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${painted(["page"])}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" ${painted(["card", "line"], "max-width:560px;border-width:1px;border-style:solid;border-radius:16px")}>
<tr><td align="${align}" ${painted(["sea"], "padding:14px 28px;border-radius:16px 16px 0 0")}><strong ${painted(["on-sea"], `${font};font-size:18px`)}>${escapeHtml(brandName)}</strong></td></tr>
${row(`<h1 ${painted(["ink"], `${font};font-size:22px;line-height:1.35;margin:0`)}>${escapeHtml(title)}</h1>`, 26)}
${blocks.map((block) => row(renderBlock(block))).join("\n")}
<tr><td align="${align}" ${painted(["line"], "padding:18px 28px 24px;border-top-width:1px;border-top-style:solid")}>${paragraph(footer, "ink-2", 13)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "note":
      return paragraph(block.text, "ink-2", 14);
    case "quote":
      return `<blockquote dir="auto" ${painted(["sand", "ink"], `${font};font-size:16px;line-height:1.6;margin:0;padding:12px 16px;border-radius:12px`)}>${escapeHtml(block.text).replaceAll("\n", "<br>")}</blockquote>`;
    case "heading":
      return `<h2 ${painted(["ink"], `${font};font-size:17px;line-height:1.4;margin:8px 0 0`)}>${escapeHtml(block.text)}</h2>`;
    case "plan":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${painted(["line"], "border-width:1px;border-style:solid;border-radius:14px")}><tr><td style="padding:14px 16px"><h2 ${painted(["ink"], `${font};font-size:18px;line-height:1.4;margin:0`)}>${escapeHtml(block.place)}</h2>${paragraph(block.text, "ink-2", 15)}</td></tr></table>`;
    case "code":
      return `<div dir="ltr" ${painted(["sand", "ink"], `${mono};font-size:34px;font-weight:700;letter-spacing:6px;text-align:center;padding:18px 12px;border-radius:12px`)}>${escapeHtml(block.text)}</div>`;
    case "steps":
      return `<ol ${painted(["ink"], `${font};font-size:16px;line-height:1.6;margin:0;padding-inline-start:22px`)}>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ol>`;
    case "values":
      return block.rows.map(renderValue).join("");
    case "image":
      return `<img src="cid:${escapeHtml(block.cid)}" alt="${escapeHtml(block.alt)}" width="${block.size}" height="${block.size}" style="display:block;border:0;border-radius:8px">`;
    case "link":
      return `<a href="${escapeHtml(block.url)}" ${painted(["ink-2"], `${font};font-size:14px;line-height:1.6`)}>${escapeHtml(block.text)}</a>`;
    case "button":
      return `<a href="${escapeHtml(block.url)}" ${painted(["sea", "on-sea"], `${font};display:inline-block;font-size:16px;font-weight:600;text-decoration:none;padding:13px 22px;border-radius:12px`)}>${escapeHtml(block.label)}</a>`;
  }
}

function renderValue({ label, value }: { label: string; value: string }): string {
  // A span of its own direction inside a line of the page's: the value stays readable, the column keeps its side. Not by `auto`, which old mail programs do not know.
  const direction = /\p{Script=Arabic}/u.test(value) ? "rtl" : "ltr";
  return `${paragraph(label, "ink-2", 13)}<p style="margin:2px 0 12px"><span dir="${direction}" ${painted(["ink"], `${mono};font-size:15px;word-break:break-all`)}>${escapeHtml(value)}</span></p>`;
}

function paragraph(text: string, paint: "ink" | "ink-2" = "ink", size = 16): string {
  return `<p ${painted([paint], `${font};font-size:${size}px;line-height:1.6;margin:0`)}>${escapeHtml(text)}</p>`;
}
