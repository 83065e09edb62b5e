import { HOSTED_PAGE_WORDS, type Language } from "./hosted-page-words.ts";
import { html, type Markup } from "./html.ts";
import { page } from "./page.ts";

type HostedPage = {
  title: string;
  language: Language;
  /** The same page in another language. */
  pageIn(language: Language): string;
  /** Centimes, or cents. */
  amount: number;
  /** ISO 4217; dinars unless said otherwise. */
  currency?: string;
  reference: string;
  content: Markup;
  help: string;
};

/** A gateway's page: what is to be paid, in three languages, under a banner that says that nothing is real. */
export function hostedPage(shown: HostedPage): string {
  const { title, language } = shown;
  const words = HOSTED_PAGE_WORDS[language];
  const languages = Object.keys(HOSTED_PAGE_WORDS) as Language[];
  const body = html`
  <main>
    <nav class="languages">${languages.map(
      (code) =>
        html`<a href="${shown.pageIn(code)}" lang="${code}" hreflang="${code}">${HOSTED_PAGE_WORDS[code].name}</a>`,
    )}</nav>
    <h1>${title}</h1>
    <div class="sheet">
      <div class="sum"><span>${words.amount}</span><strong><bdi>${dinars(shown.amount)}</bdi> ${shown.currency ?? words.currency}</strong></div>
      <div class="muted">${words.order} <bdi>${shown.reference}</bdi></div>
    </div>
    ${shown.content}
    <p class="muted">${shown.help}</p>
  </main>`;
  return page({ title, language, banner: words.sandbox, body });
}

export function unknownPaymentPage(title: string, language: Language): string {
  const words = HOSTED_PAGE_WORDS[language];
  const body = html`<main><h1>${title}</h1><div class="sheet"><p>${words.over.unknown}</p></div></main>`;
  return page({ title, language, banner: words.sandbox, body });
}

/** Leaves without changing anything. */
export function backLink(language: Language, target: string): Markup {
  return html`<a class="button quiet" href="${target}">${HOSTED_PAGE_WORDS[language].back}</a>`;
}

export function dinars(centimes: number): string {
  return (centimes / 100).toLocaleString("fr-DZ", { minimumFractionDigits: 2 });
}
