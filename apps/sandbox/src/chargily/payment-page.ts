import { backLink, dinars, hostedPage } from "../world/hosted-page.ts";
import { HOSTED_PAGE_WORDS, type Language } from "../world/hosted-page-words.ts";
import { html, type Markup } from "../world/html.ts";
import type { Checkout } from "./checkout.ts";
import { feesOf } from "./checkout-answer.ts";
import { redirectTarget } from "./settle.ts";
import { WORDS } from "./words.ts";

/** Where the pages of checkouts are. */
export const PAGES = "/chargily/test/checkouts/";

export const PAGE_METHODS = ["edahabia", "cib"] as const;

/** The payer may choose the other card, whichever the shop asked for. */
export function choicePage(checkout: Checkout, language: Language): string {
  const words = WORDS[language];
  return frame(
    checkout,
    language,
    html`
    ${feeLines(checkout, language)}
    <form method="post" action="finish" class="sheet">
      <input type="hidden" name="locale" value="${language}">
      <fieldset>
        <legend>${words.method}</legend>
        ${PAGE_METHODS.map((method) => methodChoice(checkout, language, method))}
      </fieldset>
      <button name="outcome" value="paid">${words.pay}</button>
      <button name="outcome" value="failed" class="quiet">${words.fail}</button>
      <button name="outcome" value="canceled" class="quiet">${HOSTED_PAGE_WORDS[language].cancel}</button>
    </form>`,
  );
}

/** For whoever comes back to a checkout that is over. */
export function overPage(checkout: Checkout, language: Language): string {
  const words = WORDS[language];
  const { over } = HOSTED_PAGE_WORDS[language];
  const text = {
    pending: "",
    processing: words.processing,
    paid: over.paid,
    failed: words.failed,
    canceled: over.cancelled,
    expired: over.expired,
  }[checkout.status];
  const target = redirectTarget(checkout);
  return frame(
    checkout,
    language,
    html`<div class="sheet" role="status"><p>${text}</p></div>${target && backLink(language, target)}`,
  );
}

function frame(checkout: Checkout, language: Language, content: Markup): string {
  const { title, help } = WORDS[language];
  const pageIn = (other: Language) => `pay?locale=${other}`;
  const { id: reference, amount } = checkout;
  return hostedPage({ title, language, pageIn, amount: amount * 100, reference, content, help });
}

function feeLines(checkout: Checkout, language: Language): Markup | "" {
  const { onCustomer } = feesOf(checkout);
  if (onCustomer === 0) return "";
  const words = WORDS[language];
  const line = (name: string, amount: number) =>
    html`<li class="row"><span>${name}</span><strong><bdi>${dinars(amount * 100)}</bdi> ${HOSTED_PAGE_WORDS[language].currency}</strong></li>`;
  return html`<div class="sheet"><ul class="plain">
    ${line(words.fees, onCustomer)}${line(words.total, checkout.amount + onCustomer)}
  </ul></div>`;
}

function methodChoice(checkout: Checkout, language: Language, method: (typeof PAGE_METHODS)[number]): Markup {
  const asked = checkout.method === "cib" ? "cib" : "edahabia";
  return html`<label class="choice">
    <input type="radio" name="payment_method" value="${method}" ${asked === method && "checked"}>
    <span>${WORDS[language].methods[method]}</span>
  </label>`;
}
