import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import type { Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import type { MailContent } from "../../apps/api/src/modules/messages/mails/mailer.ts";
import { allMails } from "../../apps/api/src/modules/messages/mails/mails.test-kit.ts";
import { allNotifications } from "../../apps/api/src/modules/messages/push/notifications.test-kit.ts";
import { pictureOf } from "../../e2e/screen-gallery/picture.ts";
import { readers, type Variant } from "../../e2e/screen-gallery/screen.ts";

/** What is sent to people, as a page that a browser shows: each mail, and all that devices are told. By its name. */
const sentIn = (language: Language) =>
  new Map<string, string>([
    ...allMails(language).map(([name, mail]) => [`mail, ${name}`, asShown(mail)] as const),
    ["notifications", cards(language)] as const,
  ]);

export const sent = [...sentIn("fr").keys()].map((name) => ({ name }));

/** Mail programs know neither the shop's sizes of letters nor a person's own colours. */
export const isSentIn = ({ size, theme }: Variant): boolean =>
  theme !== "forced" && (size === "phone" || size === "desktop");

export async function takeSentPictures(
  browser: Browser,
  wanted: readonly { name: string; variant: Variant }[],
  folder: string,
): Promise<void> {
  // Each written once, however many pictures are taken of it.
  const pages = { fr: sentIn("fr"), en: sentIn("en"), ar: sentIn("ar") } satisfies Record<Language, unknown>;
  for (const { name, variant } of wanted) {
    const { width } = readers[variant.size];
    const page = await browser.newPage({
      viewport: { width, height: 300 },
      colorScheme: variant.theme === "dark" ? "dark" : "light",
    });
    await page.setContent(pages[variant.language].get(name) ?? "");
    const file = path.join(folder, pictureOf({ name }, variant));
    mkdirSync(path.dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
  }
}

/** Its own pictures in their places, as a mail program puts them there. */
function asShown({ html, attachments = [] }: MailContent): string {
  return attachments.reduce(
    (shown, { cid, contentType, content }) =>
      cid
        ? shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString("base64")}`)
        : shown,
    html,
  );
}

/** Phones show two lines of the text until somebody opens it. */
function cards(language: Language): string {
  const one = ([name, { title, body }]: ReturnType<typeof allNotifications>[number]) =>
    `<li><b>${title}</b><p>${body}</p><small>${name}</small></li>`;
  return `<!doctype html><html lang="${language}" dir="${locales[language].direction}"><meta name="color-scheme" content="light dark"><style>
body { font: 15px system-ui; background: #8883; padding: 8px } ul { list-style: none; padding: 0; max-width: 360px }
li { background: Canvas; color: CanvasText; border-radius: 16px; padding: 12px 14px; margin-block-end: 10px } small { opacity: .6 }
p { margin: 2px 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
</style><ul>${allNotifications(language).map(one).join("")}</ul></html>`;
}
