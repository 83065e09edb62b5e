import { backLink, hostedPage } from "../world/hosted-page.ts";
import { HOSTED_PAGE_WORDS, type Language } from "../world/hosted-page-words.ts";
import { html, type Markup } from "../world/html.ts";
import { cents, type Order } from "./order.ts";
import { WORDS } from "./words.ts";

/** The payer's own page: to agree, in one way or another, or to leave. */
export function agreementPage(order: Order, language: Language): string {
  const words = WORDS[language];
  return frame(
    order,
    language,
    html`<form method="post" action="${order.id}/answer" class="sheet">
      <button name="funding" value="fine">${words.agree}</button>
      <button name="funding" value="declined" class="quiet">${words.declined}</button>
      <button name="funding" value="echeck" class="quiet">${words.echeck}</button>
    </form>
    ${backLink(language, order.cancelUrl)}`,
  );
}

/** For whoever comes back to an order that needs nothing more of them. */
export function overPage(order: Order, language: Language): string {
  const words = WORDS[language];
  const text = order.status === "APPROVED" ? words.agreed : HOSTED_PAGE_WORDS[language].over.paid;
  const shown = order.status === "VOIDED" || order.gone ? words.unknown : text;
  return frame(
    order,
    language,
    html`<div class="sheet" role="status"><p>${shown}</p></div>${backLink(language, order.returnUrl)}`,
  );
}

function frame(order: Order, language: Language, content: Markup): string {
  const { title, help } = WORDS[language];
  return hostedPage({
    title,
    language,
    pageIn: (other) => `${order.id}?locale=${other}`,
    amount: cents(order.amount),
    currency: order.amount.currency_code,
    reference: order.description,
    content,
    help,
  });
}
