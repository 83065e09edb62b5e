import { html } from "../world/html.ts";
import { page } from "../world/page.ts";
import type { Mail } from "./mailbox.ts";

export function listPage(mails: Mail[], to = ""): string {
  const body = html`
  <main class="wide">
    <p><a href="/">Sandbox</a></p>
    <h1>Mailbox${to && ` of ${to}`}</h1>
    <p class="muted">Mail that was sent to anybody ends here. <a href="">Look again</a></p>
    <div class="sheet">
      ${mails.length === 0 && html`<p>No mail yet.</p>`}
      <ul class="plain">${mails.map(listItem)}</ul>
    </div>
  </main>`;
  return page({ title: "Mailbox", body });
}

function listItem(mail: Mail) {
  return html`<li>
    <a href="/mailbox/${mail.id}"><strong dir="auto">${mail.subject || "(no subject)"}</strong></a>
    <div class="muted">to ${mail.to.join(", ")} · <time>${clockText(mail)}</time>${
      mail.attachments.length > 0 && ` · ${mail.attachments.length} attached`
    }</div>
  </li>`;
}

/** The mail's own HTML runs no script and reaches nothing here; its links open beside it. */
export function mailPage(mail: Mail): string {
  const document = `<base target="_blank">${withInlineImages(mail)}`;
  const body = html`
  <main class="wide">
    <p><a href="/mailbox">Mailbox</a></p>
    <h1 dir="auto">${mail.subject || "(no subject)"}</h1>
    <div class="sheet">
      <div>From ${mail.from}</div>
      <div>To ${mail.to.join(", ")}</div>
      <div class="muted"><time>${clockText(mail)}</time></div>
    </div>
    ${
      mail.html &&
      html`<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${document}"></iframe>`
    }
    ${mail.text && html`<h2>Text</h2><div class="sheet"><pre dir="auto">${mail.text}</pre></div>`}
    ${
      mail.attachments.length > 0 &&
      html`<h2>Attachments</h2><div class="sheet"><ul class="plain">${mail.attachments.map((one, index) => {
        const name = one.filename || one.contentType;
        return html`<li><a href="/mailbox/${mail.id}/attachments/${index}">${name}</a> <span class="muted">${one.size} bytes</span></li>`;
      })}</ul></div>`
    }
  </main>`;
  return page({ title: mail.subject || "Mail", body });
}

function withInlineImages(mail: Mail): string {
  return mail.attachments.reduce(
    (document, one) =>
      one.contentId
        ? document.replaceAll(`cid:${one.contentId}`, `data:${one.contentType};base64,${one.contentBase64}`)
        : document,
    mail.html,
  );
}

function clockText(mail: Mail): string {
  return `${mail.receivedAt.slice(0, 10)} ${mail.receivedAt.slice(11, 19)} UTC`;
}
