import { backLink, hostedPage } from "../world/hosted-page.ts";
import { HOSTED_PAGE_WORDS, type Language } from "../world/hosted-page-words.ts";
import { html, type Markup } from "../world/html.ts";
import { TEST_CARDS, type TestCard } from "./cards.ts";
import type { Session } from "./session.ts";
import { WORDS } from "./words.ts";

type View = { session: Session; language: Language; number?: string; isWrong?: boolean };

export function cardPage(view: View): string {
  const { session, language, number = "", isWrong = false } = view;
  const words = WORDS[language];
  const decline = session.intent?.decline;
  return frame(
    view,
    html`
    ${decline && html`<div class="sheet notice" role="alert"><p class="error">${words.refused}: ${words.declines[decline]}</p></div>`}
    <form method="post" action="${session.id}/card" class="sheet" novalidate>
      <input type="hidden" name="locale" value="${language}">
      <label for="number">${words.card}</label>
      <input id="number" name="number" class="code" inputmode="numeric" autocomplete="cc-number" maxlength="23" required
        value="${number}" aria-invalid="${String(isWrong)}" aria-describedby="${isWrong && "number-error"}">
      ${isWrong && html`<p id="number-error" class="error">${words.wrongNumber}</p>`}
      <div class="pair">
        <div><label for="expiry">${words.expiry}</label><input id="expiry" name="expiry" class="code" autocomplete="cc-exp" maxlength="7"></div>
        <div><label for="code">${words.code}</label><input id="code" name="code" class="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></div>
      </div>
      <button>${words.pay}</button>
    </form>
    ${backLink(language, session.cancelUrl)}
    <details class="sheet"><summary>${words.testCards}</summary>
      <ul class="plain">${TEST_CARDS.map((card) => testCard(view, card))}</ul></details>`,
  );
}

/** The holder's bank wants to know that it is them. */
export function confirmationPage(view: View): string {
  const { session, language } = view;
  const words = WORDS[language];
  return frame(
    view,
    html`<form method="post" action="${session.id}/confirm" class="sheet">
      <input type="hidden" name="locale" value="${language}">
      <h2>${words.confirmTitle}</h2>
      <p class="muted">${words.confirmBody}</p>
      <button name="answer" value="confirm">${words.confirm}</button>
      <button name="answer" value="fail" class="quiet">${words.fail}</button>
    </form>`,
  );
}

/** For whoever comes back to a session that is over. */
export function overPage(view: View): string {
  const { session, language } = view;
  const words = WORDS[language];
  const { over } = HOSTED_PAGE_WORDS[language];
  const unpaid = session.intent?.status === "processing" ? words.processing : words.failed;
  const text = session.paid ? over.paid : session.status === "expired" ? over.expired : unpaid;
  const target = session.status === "complete" ? session.successUrl : session.cancelUrl;
  return frame(
    view,
    html`<div class="sheet" role="status"><p>${text}</p></div>${backLink(language, target)}`,
  );
}

function frame({ session, language }: View, content: Markup): string {
  const { title, help } = WORDS[language];
  const { amount, id } = session;
  return hostedPage({
    title,
    language,
    pageIn: (other) => `${id}?locale=${other}`,
    amount,
    currency: session.currency.toUpperCase(),
    reference: session.description,
    content,
    help,
  });
}

function testCard({ session, language }: View, card: TestCard): Markup {
  const words = WORDS[language];
  const end = card.decline ? words.declines[card.decline] : words.approved;
  const way = [end, card.confirms && words.confirms, card.delayed && words.delayed];
  return html`<li class="row">
    <span><code>${card.number}</code><br><span class="muted">${way.filter(Boolean).join(", ")}</span></span>
    <a href="${session.id}?locale=${language}&amp;number=${card.number}">${words.use}</a>
  </li>`;
}
