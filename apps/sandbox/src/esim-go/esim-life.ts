import { type EsimGo, keep } from "./esim-go.ts";
import { announceBundle } from "./notify.ts";
import type { Assignment, Esim } from "./records.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LEVELS = [1, 50, 80, 100];

/** What a phone, a network and time do to a profile. Each step first does the steps before it that are still missing. */
export const LIFE = {
  download,
  install,
  attach,
  use,
  deplete,
  expire,
  lapse,
  revoke,
  delete: remove,
} as const;

function download(go: EsimGo, esim: Esim): Esim {
  return esim.profile === "released" ? keep(go, { ...esim, profile: "downloaded" }) : esim;
}

function install(go: EsimGo, before: Esim): Esim {
  const esim = download(go, before);
  if (esim.profile !== "downloaded") return esim;
  return keep(go, { ...esim, profile: "installed", firstInstalledAt: go.world.clock.now() });
}

/** The first network starts the bundle that waits. */
function attach(go: EsimGo, before: Esim): Esim {
  const esim = install(go, before);
  if (esim.profile !== "installed") return esim;
  const attached = keep(go, { ...esim, attachedAt: esim.attachedAt ?? go.world.clock.now() });
  if (esim.attachedAt === null) announceBundle(go, attached, attached.bundles.at(-1), "FirstAttachment");
  return startNext(go, attached);
}

function startNext(go: EsimGo, esim: Esim): Esim {
  const next = esim.bundles.find(({ state }) => state === "queued");
  if (!next || esim.bundles.some(({ state }) => state === "active")) return esim;
  const startedAt = go.world.clock.now();
  const endsAt = startedAt + next.days * DAY_MS;
  const started = change(go, esim, next, { state: "active", startedAt, endsAt });
  watchEsim(go, started);
  return started;
}

/** The rest, where more is used than one bundle has, comes out of the next one. */
function use(go: EsimGo, before: Esim, bytes = 0): Esim {
  let esim = attach(go, before);
  for (let left = bytes; left > 0; ) {
    const active = esim.bundles.find(({ state }) => state === "active");
    if (!active) return esim;
    if (active.remaining === active.initial) announceBundle(go, esim, active, "FirstUse");
    const taken = Math.min(left, active.remaining);
    left -= taken;
    const remaining = active.remaining - taken;
    esim = announceLevels(
      go,
      change(go, esim, active, { remaining, ...(remaining === 0 && { state: "depleted" }) }),
      active.id,
    );
    if (remaining === 0) esim = startNext(go, esim);
  }
  return esim;
}

function deplete(go: EsimGo, esim: Esim): Esim {
  return use(
    go,
    esim,
    esim.bundles.reduce((sum, { state, remaining }) => (isOpen(state) ? sum + remaining : sum), 0),
  );
}

function expire(go: EsimGo, before: Esim): Esim {
  const esim = attach(go, before);
  const endsAt = go.world.clock.now();
  return esim.bundles
    .filter(({ state }) => state === "active" || state === "depleted")
    .reduce((one, bundle) => change(go, one, bundle, { state: "expired", endsAt }), esim);
}

/** Nobody used it in time. */
function lapse(go: EsimGo, esim: Esim): Esim {
  return esim.bundles
    .filter(({ state }) => state === "queued")
    .reduce((one, bundle) => change(go, one, bundle, { state: "lapsed" }), esim);
}

/** By the supplier's own people. */
function revoke(go: EsimGo, esim: Esim): Esim {
  return esim.bundles.reduce((one, bundle) => change(go, one, bundle, { state: "revoked" }), esim);
}

function remove(go: EsimGo, before: Esim): Esim {
  return keep(go, { ...install(go, before), profile: "deleted" });
}

export function change(go: EsimGo, esim: Esim, bundle: Assignment, part: Partial<Assignment>): Esim {
  const bundles = esim.bundles.map((one) => (one.id === bundle.id ? { ...one, ...part } : one));
  return keep(go, { ...esim, bundles });
}

/** Ends what runs when its days are over. */
export function watchEsim(go: EsimGo, { iccid, bundles }: Esim): void {
  for (const { id, endsAt, state } of bundles) {
    if (endsAt === null || !(state === "active" || state === "depleted")) continue;
    go.world.clock.at(endsAt, () => {
      const esim = go.esims.get(iccid);
      const bundle = esim?.bundles.find((one) => one.id === id);
      if (esim && bundle && (bundle.state === "active" || bundle.state === "depleted"))
        change(go, esim, bundle, { state: "expired" });
    });
  }
}

function announceLevels(go: EsimGo, esim: Esim, id: string): Esim {
  const bundle = esim.bundles.find((one) => one.id === id) as Assignment;
  const percent = (100 * (bundle.initial - bundle.remaining)) / bundle.initial;
  const reached = LEVELS.filter((level) => percent >= level && !bundle.announced.includes(level));
  if (reached.length === 0) return esim;
  announceBundle(go, esim, bundle, "Utilisation");
  return change(go, esim, bundle, { announced: [...bundle.announced, ...reached] });
}

const isOpen = (state: Assignment["state"]) => state === "active" || state === "queued";
