import type { EsimAccess } from "../esim-access/esim-access.ts";
import type { Mailbox } from "../mailbox/mailbox.ts";
import type { Satim } from "../satim/order.ts";
import { html } from "./html.ts";
import { page } from "./page.ts";
import type { World } from "./world.ts";

const CONTROLS = [
  [
    "POST /controls/faults",
    "slow, status, html, invalid-json, empty, drop, business-error; webhooks twice, out-of-order",
  ],
  ["POST /controls/clock", "push the clock forward"],
  ["GET /controls/esim-access/orders", "what was ordered from the eSIM supplier"],
  ["POST /controls/esims/{iccid}/{step}", "download, install, enable, disable, use, deplete, expire, delete"],
  ["POST /controls/esim-access/settings", "allocation time, balance, signature, rate limit, webhook address"],
  ["POST /controls/catalogue", "empty, half, broken or foreign packages, size"],
  ["GET /controls/satim/orders", "what was registered for payment"],
  ["POST /controls/satim/orders/{mdOrder}/pay", "pay, decline, cancel without a browser"],
  ["GET /controls/calls", "how often each endpoint was called"],
  ["POST /controls/reset", "forget everything"],
] as const;

export function homePage(world: World, supplier: EsimAccess, satim: Satim, mailbox: Mailbox): string {
  const facts = [
    ["Clock", new Date(world.clock.now()).toISOString()],
    ["eSIM orders", supplier.orders.all().length],
    ["eSIMs", supplier.esims.all().length],
    ["SATIM payments", satim.orders.all().length],
    ["Faults waiting", world.faults.list().length],
  ] as const;
  const body = html`
  <main class="wide">
    <h1>Sandbox</h1>
    <p>The companies around the shop, played over their real HTTP contracts.</p>
    <p><a href="/mailbox">Mailbox</a> (${mailbox.mails.all().length})</p>
    <div class="sheet"><ul class="plain">
      ${facts.map(([name, value]) => html`<li class="row"><span>${name}</span><strong>${value}</strong></li>`)}
    </ul></div>
    <h2>Played here</h2>
    <div class="sheet"><ul class="plain">
      <li>eSIM Access <code>/esim-access/api/v1/open/…</code></li>
      <li>SATIM <code>/satim/payment/rest/…</code></li>
    </ul></div>
    <h2>Controls</h2>
    <div class="sheet"><ul class="plain">
      ${CONTROLS.map(([call, what]) => html`<li><code>${call}</code><br><span class="muted">${what}</span></li>`)}
    </ul></div>
    <p class="muted">All of them, with examples: apps/sandbox/README.md</p>
  </main>`;
  return page({ title: "Sandbox", body });
}
