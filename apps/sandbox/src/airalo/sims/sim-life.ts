import type { Airalo } from "../airalo.ts";
import { announceLowData } from "../notifications/notify.ts";
import type { Sim } from "../records.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_LEVELS = [75, 90];

export type Status = "NOT_ACTIVE" | "ACTIVE" | "FINISHED" | "EXPIRED" | "UNKNOWN";

export function statusOf(sim: Sim): Status {
  if (sim.recycledAt !== null) return "UNKNOWN";
  if (sim.expiredAt !== null) return "EXPIRED";
  if (sim.finishedAt !== null) return "FINISHED";
  return sim.activatedAt === null ? "NOT_ACTIVE" : "ACTIVE";
}

/** What a phone, a network and time do to a profile. Each step first does the steps before it that are still missing. */
export const LIFE = { install, use, finish, expire, recycle } as const;

function install(airalo: Airalo, sim: Sim): Sim {
  if (sim.installedAt !== null || sim.recycledAt !== null) return sim;
  const installed = keep(airalo, { ...sim, installedAt: airalo.world.clock.now() });
  return sim.startsAt === "installation" ? activate(airalo, installed) : installed;
}

/** Zero MB is a first connection to a network, without data yet. */
function use(airalo: Airalo, before: Sim, megabytes = 0): Sim {
  const sim = activate(airalo, install(airalo, before));
  if (statusOf(sim) !== "ACTIVE") return sim;
  const limit = sim.isUnlimited ? Number.POSITIVE_INFINITY : sim.totalMegabytes;
  const used = { ...sim, usedMegabytes: Math.min(sim.usedMegabytes + megabytes, limit) };
  const finishedAt = used.usedMegabytes >= limit ? airalo.world.clock.now() : null;
  return announceLevels(airalo, keep(airalo, { ...used, finishedAt }));
}

function finish(airalo: Airalo, sim: Sim): Sim {
  const used = use(airalo, sim, Math.max(sim.totalMegabytes - sim.usedMegabytes, 0));
  return used.isUnlimited && statusOf(used) === "ACTIVE"
    ? keep(airalo, { ...used, finishedAt: airalo.world.clock.now() })
    : used;
}

function expire(airalo: Airalo, before: Sim): Sim {
  if (before.recycledAt !== null || before.expiredAt !== null) return before;
  const sim = activate(airalo, install(airalo, before));
  const now = airalo.world.clock.now();
  return keep(airalo, { ...sim, expiredAt: now, expiresAt: Math.min(sim.expiresAt ?? now, now) });
}

/** The profile is dead and its number may be used again. */
function recycle(airalo: Airalo, sim: Sim): Sim {
  return sim.recycledAt === null ? keep(airalo, { ...sim, recycledAt: airalo.world.clock.now() }) : sim;
}

function activate(airalo: Airalo, sim: Sim): Sim {
  if (sim.activatedAt !== null || sim.recycledAt !== null) return sim;
  const now = airalo.world.clock.now();
  const active = keep(airalo, { ...sim, activatedAt: now, expiresAt: now + sim.days * DAY_MS });
  watchSim(airalo, active);
  return active;
}

/** Adds data and days at once, and brings a finished or expired one back. */
export function extend(airalo: Airalo, sim: Sim, megabytes: number, days: number): Sim {
  const now = airalo.world.clock.now();
  const longer = keep(airalo, {
    ...sim,
    totalMegabytes: sim.totalMegabytes + megabytes,
    days: sim.days + days,
    expiresAt: sim.expiresAt === null ? null : Math.max(sim.expiresAt, now) + days * DAY_MS,
    expiredAt: null,
    finishedAt: null,
    announced: [],
  });
  watchSim(airalo, longer);
  return longer;
}

/** Recycles what nobody installed, warns three days and one day before the end, and ends it. */
export function watchSim(airalo: Airalo, { iccid, expiresAt }: Sim): void {
  const { clock } = airalo.world;
  const unchanged = () => {
    const sim = airalo.sims.get(iccid);
    const alive = sim && sim.recycledAt === null && sim.expiredAt === null;
    return alive && sim.expiresAt === expiresAt ? sim : undefined;
  };
  const at = (when: number, work: (sim: Sim) => unknown) =>
    clock.at(when, () => {
      const sim = unchanged();
      if (sim) work(sim);
    });
  if (expiresAt === null) {
    const sim = airalo.sims.get(iccid);
    const window = sim && airalo.shelf.original(sim.packageId)?.operator.install_window_days;
    if (sim && window) at(sim.createdAt + window * DAY_MS, (one) => one.installedAt ?? recycle(airalo, one));
    return;
  }
  for (const days of [3, 1])
    if (expiresAt - days * DAY_MS > clock.now())
      at(expiresAt - days * DAY_MS, (sim) => announceLowData(airalo, sim, `${days}days`));
  at(expiresAt, (sim) => expire(airalo, sim));
}

function announceLevels(airalo: Airalo, sim: Sim): Sim {
  if (sim.isUnlimited) return sim;
  const wanted = airalo.optIns.get("webhook_low_data")?.levels ?? [];
  const levels = wanted.length > 0 ? wanted : USUAL_LEVELS;
  const percent = (100 * sim.usedMegabytes) / sim.totalMegabytes;
  const reached = levels.map((level) => `${level}%`).filter((level) => !sim.announced.includes(level));
  const now = reached.filter((level) => percent >= Number.parseInt(level, 10));
  for (const level of now) announceLowData(airalo, sim, level);
  return now.length > 0 ? keep(airalo, { ...sim, announced: [...sim.announced, ...now] }) : sim;
}

export function keep(airalo: Airalo, sim: Sim): Sim {
  airalo.sims.put(sim.iccid, sim);
  return sim;
}
