import { readFileSync } from "node:fs";
import { type Language, languageCodes } from "@rihla/contract/rules";
import { brand, locales, unbroken } from "@rihla/i18n";
import arGuide from "@rihla/i18n/messages/ar/guide.json" with { type: "json" };
import arShell from "@rihla/i18n/messages/ar/shell.json" with { type: "json" };
import enGuide from "@rihla/i18n/messages/en/guide.json" with { type: "json" };
import enShell from "@rihla/i18n/messages/en/shell.json" with { type: "json" };
import frGuide from "@rihla/i18n/messages/fr/guide.json" with { type: "json" };
import frShell from "@rihla/i18n/messages/fr/shell.json" with { type: "json" };
import { build, type Rolldown } from "vite";
import { hashSource } from "../../server/pages/inline-parts.ts";
import { telephoneAddress } from "../../src/lib/text/telephone-address.ts";
import { paths } from "../../src/paths.ts";
import { escapeHtml } from "../../src/sharing/metadata-tags.ts";

const shell = { fr: frShell, en: enShell, ar: arShell };
const guide = { fr: frGuide, en: enGuide, ar: arGuide };

/** Where the worker's own page says that it begins. */
const place = "const offlinePages = {};";

/** The worker with the shop's offline page in each language: where a browser has kept nothing else, it has kept the worker. */
export async function withOfflinePages(worker: string): Promise<string> {
  if (!worker.includes(place)) throw new Error(`sw.js has no “${place}”.`);
  const script = await bundledScript();
  const pages = Object.fromEntries(
    languageCodes.map((language) => [language, offlinePage(language, script)]),
  );
  return worker.replace(place, () => `const offlinePages = ${JSON.stringify(pages)};`);
}

/** Stands by itself: nothing of it is fetched. `data-opens`: left out by the worker where that page isn't kept either. */
function offlinePage(language: Language, script: string): string {
  const { direction } = locales[language];
  const { nav, footer, problem } = shell[language];
  const { check } = guide[language];
  const say = (text: string) => escapeHtml(unbroken(text));
  const link = (path: string, text: string, more = "") =>
    `<li data-opens="/${language}${path}"><a ${more}href="/${language}${path}">${say(text)}</a></li>`;
  const { phone } = brand.publisher;
  const contacts = [
    `<a href="mailto:${brand.supportEmail}"><bdi dir="ltr">${brand.supportEmail}</bdi></a>`,
    ...(phone ? [`<a href="${telephoneAddress(phone)}"><bdi dir="ltr">${escapeHtml(phone)}</bdi></a>`] : []),
  ];
  const questions = Object.values(check.questions).map((question) => `<li>${say(question)}</li>`);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy(script)}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${say(problem.offline.title)} | ${brand.name[language]}</title><style>${styles}</style></head><body><main><b>${brand.name[language]}</b><h1>${say(problem.offline.title)}</h1><p>${say(problem.offline.body)}</p><a class="button" href="">${say(problem.retry)}</a><ul>${link(paths.esims(), nav.esims)}${link(paths.onThisPhone(), nav.onThisPhone, 'id="bought" hidden ')}${link(paths.guide(), footer.guide)}</ul><section hidden><h2>${say(nav.esims)}</h2><ul id="codes"></ul></section><section><h2>${say(check.title)}</h2><ol>${questions.join("")}</ol><p>${say(check.patience)}</p><ul>${link(`${paths.guideActivation()}#no-data`, check.start)}</ul></section><section><h2>${say(footer.contact)}</h2>${contacts.join("<br>")}<p>${say(problem.offline.whatsapp)}</p></section></main><script>${script}</script></body></html>`;
}

const policy = (script: string) =>
  `default-src 'none'; style-src ${hashSource(styles)}; script-src ${hashSource(script)}; connect-src 'self'; base-uri 'none'; form-action 'none'`;

const styles = readFileSync(new URL("offline-page.css", import.meta.url), "utf8")
  .replaceAll(/\s+/g, " ")
  .replaceAll(/ ?([{}:;,]) ?/g, "$1")
  .trim();

async function bundledScript(): Promise<string> {
  const entry = new URL("kept-codes.ts", import.meta.url).pathname;
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry, formats: ["iife"], name: "offline" }, minify: true },
  });
  const [{ output }] = made as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
