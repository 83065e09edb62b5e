import type { Company } from "./company.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";
import type { World } from "./world.ts";

const FIRST_CONTROLS: Company["controls"] = [
  [
    "POST /controls/faults",
    "slow, status, html, invalid-json, empty, drop, business-error; webhooks twice, out-of-order, unsigned, wrong-signature",
  ],
  ["POST /controls/clock", "push the clock forward"],
];
const LAST_CONTROLS: Company["controls"] = [
  ["GET /controls/calls", "how often each endpoint was called"],
  ["POST /controls/reset", "forget everything"],
];

export function homePage(world: World, companies: Company[]): string {
  const facts = [
    ["Clock", new Date(world.clock.now()).toISOString()],
    ...companies.flatMap((company) => company.facts()),
    ["Faults waiting", world.faults.list().length],
  ] as const;
  const controls = [...FIRST_CONTROLS, ...companies.flatMap((one) => one.controls), ...LAST_CONTROLS];
  const body = html`
  <main class="wide">
    <h1>Sandbox</h1>
    <p>The companies around the shop, played over their real HTTP contracts.</p>
    <p><a href="/mailbox">Mailbox</a> · <a href="/chatwoot">Support desk</a></p>
    <div class="sheet"><ul class="plain">
      ${facts.map(([name, value]) => html`<li class="row"><span>${name}</span><strong>${value}</strong></li>`)}
    </ul></div>
    <h2>Played here</h2>
    <div class="sheet"><ul class="plain">
      ${companies.map(({ title, calledAt }) => html`<li>${title} <code>${calledAt}</code></li>`)}
    </ul></div>
    <h2>Controls</h2>
    <div class="sheet"><ul class="plain">
      ${controls.map(([call, what]) => html`<li><code>${call}</code><br><span class="muted">${what}</span></li>`)}
    </ul></div>
    <p class="muted">All of them, with examples: apps/sandbox/README.md</p>
  </main>`;
  return page({ title: "Sandbox", body });
}
