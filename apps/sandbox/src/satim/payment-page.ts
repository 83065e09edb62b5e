import { backLink, hostedPage } from "../world/hosted-page.ts";
import { HOSTED_PAGE_WORDS, type Language } from "../world/hosted-page-words.ts";
import { html, type Markup } from "../world/html.ts";
import { TEST_CARDS, type TestCard } from "./cards.ts";
import type { SatimOrder } from "./order.ts";
import { redirectTarget, type TypedCard } from "./payment.ts";
import { WORDS } from "./words.ts";

export type Invalid = (keyof TypedCard)[];

type View = { order: SatimOrder; language: Language; typed?: Partial<TypedCard>; invalid?: Invalid };

export function cardPage(view: View): string {
  const { order, language } = view;
  const words = WORDS[language];
  return frame(
    view,
    html`
    ${order.lastDecline && refusal(view)}
    <form method="post" action="card" class="sheet" novalidate>
      ${hidden(view)}
      ${field(view, "pan", words.card, 'inputmode="numeric" autocomplete="cc-number" maxlength="23"')}
      <div class="pair">
        <div>${field(view, "expiry", words.expiry, 'inputmode="text" autocomplete="cc-exp" maxlength="9"')}</div>
        <div>${field(view, "cvv", words.cvv, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}</div>
      </div>
      ${field(view, "name", words.holder, 'autocomplete="cc-name" maxlength="60"')}
      <button>${words.pay}</button>
    </form>
    ${order.lastDecline ? leave(view) : cancelForm(view)}
    ${testCards(view)}`,
  );
}

export function otpPage(view: View): string {
  const { attempt } = view.order;
  const words = WORDS[view.language];
  const wrong = (attempt?.wrongOtps ?? 0) > 0;
  return frame(
    view,
    html`
    <form method="post" action="otp" class="sheet" novalidate>
      ${hidden(view)}
      <input type="hidden" name="attempt" value="${attempt?.id}">
      <h2>${words.otpTitle}</h2>
      <p class="muted"><bdi>${attempt?.card.pan}</bdi></p>
      <label for="otp">${words.otp}</label>
      <input id="otp" name="otp" class="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required
        aria-describedby="otp-hint${wrong && " otp-error"}" aria-invalid="${String(wrong)}">
      ${wrong && html`<p id="otp-error" class="error" role="alert">${words.otpWrong}</p>`}
      <p id="otp-hint" class="muted">${words.otpHint}</p>
      <button>${words.confirm}</button>
    </form>
    ${cancelForm(view)}`,
  );
}

/** For whoever comes back to a payment that is over. */
export function overPage(view: View): string {
  const { over } = HOSTED_PAGE_WORDS[view.language];
  const { state } = view.order;
  const text = state === "cancelled" || state === "expired" ? over[state] : over.paid;
  return frame(view, html`<div class="sheet" role="status"><p>${text}</p></div>${leave(view)}`);
}

function frame({ order, language }: View, content: Markup): string {
  const { title, help } = WORDS[language];
  const pageIn = (other: Language) => `payment.html?mdOrder=${order.mdOrder}&language=${other}`;
  return hostedPage({
    title,
    language,
    pageIn,
    amount: order.amount,
    reference: order.orderNumber,
    content,
    help,
  });
}

function refusal({ order, language }: View): Markup {
  const words = WORDS[language];
  return html`<div class="sheet notice" role="alert">
    <p class="error">${words.refused}: ${order.lastDecline && words.declines[order.lastDecline]}</p>
    <p>${words.tryAgain}</p>
  </div>`;
}

function field(view: View, name: keyof TypedCard, label: string, attributes: string): Markup {
  const wrong = view.invalid?.includes(name) ?? false;
  const kind = name === "name" ? "" : "code";
  const described = wrong ? html`aria-describedby="${name}-error"` : "";
  return html`
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" class="${kind}" value="${view.typed?.[name]}" required
      ${verbatim(attributes)} ${described} aria-invalid="${String(wrong)}">
    ${wrong && html`<p id="${name}-error" class="error">${WORDS[view.language].invalid[name]}</p>`}`;
}

function verbatim(attributes: string): Markup {
  return html(Object.assign([attributes], { raw: [attributes] }));
}

function hidden({ order, language }: View): Markup {
  return html`<input type="hidden" name="mdOrder" value="${order.mdOrder}"><input type="hidden" name="language" value="${language}">`;
}

function cancelForm(view: View): Markup {
  return html`<form method="post" action="cancel">${hidden(view)}<button class="quiet">${HOSTED_PAGE_WORDS[view.language].cancel}</button></form>`;
}

/** Leaves without cancelling: the refused order stays as it is. */
function leave({ order, language }: View): Markup {
  return backLink(language, redirectTarget(order));
}

function testCards(view: View): Markup {
  return html`<details class="sheet"><summary>${WORDS[view.language].testCards}</summary>
    <ul class="plain">${TEST_CARDS.map((card, index) => testCard(view, card, index))}</ul></details>`;
}

function testCard({ order, language }: View, card: TestCard, index: number): Markup {
  const words = WORDS[language];
  return html`<li class="row">
    <span><code>${card.pan} ${card.expiry} ${card.cvv}</code><br>
      <span class="muted">${card.decline ? words.declines[card.decline] : words.approved}</span></span>
    <a href="payment.html?mdOrder=${order.mdOrder}&amp;language=${language}&amp;card=${index}">${words.useCard}</a>
  </li>`;
}
