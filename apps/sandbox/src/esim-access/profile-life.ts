import { newEid } from "../world/profile-numbers.ts";
import type { EsimAccess } from "./esim-access.ts";
import { STARTS_AT_PURCHASE } from "./new-profile.ts";
import { announceDataUsage, announceEsimStatus, announceLastDay, announceSmdpEvent } from "./notify.ts";
import type { Esim, EsimStatus, SmdpStatus } from "./records.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ANNOUNCED_PERCENT = [50, 80, 90];
const STARTS_AT_INSTALLATION = 1;
const TOTAL_DATA = 1;
const OVER: readonly EsimStatus[] = ["USED_EXPIRED", "UNUSED_EXPIRED", "CANCEL", "REVOKED"];

export const isOver = (esim: Esim) => OVER.includes(esim.esimStatus);

/**
 * What a phone, a network and the supplier's own people can do to a profile. The phone's steps first do those before them that are still
 * missing.
 */
export const LIFE = {
  download,
  install,
  enable,
  disable,
  use,
  deplete,
  expire,
  delete: deleteOnPhone,
  suspend: (supplier: EsimAccess, esim: Esim) => changeStatus(supplier, esim, "SUSPENDED"),
  revoke: (supplier: EsimAccess, esim: Esim) => changeStatus(supplier, esim, "REVOKED"),
  cancel: (supplier: EsimAccess, esim: Esim) => changeStatus(supplier, esim, "CANCEL"),
  remove,
} as const;

/** The supplier forgets it: whoever asks is told that there is none. */
function remove(supplier: EsimAccess, esim: Esim): Esim {
  supplier.esims.remove(esim.esimTranNo);
  return esim;
}

function download(supplier: EsimAccess, esim: Esim): Esim {
  if (esim.smdpStatus !== "RELEASED") return esim;
  return moveTo(supplier, { ...esim, eid: newEid() }, "DOWNLOAD");
}

function install(supplier: EsimAccess, before: Esim): Esim {
  const esim = download(supplier, before);
  if (esim.smdpStatus !== "DOWNLOAD") return esim;
  const installed = moveTo(supplier, { ...esim, installedAt: supplier.world.clock.now() }, "INSTALLATION");
  return installed.activeType === STARTS_AT_INSTALLATION ? activate(supplier, installed) : installed;
}

function enable(supplier: EsimAccess, before: Esim): Esim {
  const esim = install(supplier, before);
  return ["INSTALLATION", "DISABLED"].includes(esim.smdpStatus) ? moveTo(supplier, esim, "ENABLED") : esim;
}

function disable(supplier: EsimAccess, before: Esim): Esim {
  const esim = enable(supplier, before);
  return esim.smdpStatus === "ENABLED" ? moveTo(supplier, esim, "DISABLED") : esim;
}

function deleteOnPhone(supplier: EsimAccess, before: Esim): Esim {
  const esim = install(supplier, before);
  return esim.smdpStatus === "DELETED" ? esim : moveTo(supplier, esim, "DELETED");
}

/** Zero bytes is a first connection to a network, without data yet. */
function use(supplier: EsimAccess, before: Esim, bytes = 0): Esim {
  if (isOver(before) || before.esimStatus === "SUSPENDED") return before;
  const esim = activate(supplier, enable(supplier, before));
  if (esim.esimStatus === "USED_UP") return esim;
  const limit = esim.dataType === TOTAL_DATA ? esim.totalVolume : Number.POSITIVE_INFINITY;
  const used = keep(supplier, { ...esim, orderUsage: Math.min(esim.orderUsage + bytes, limit) });
  const told = announceThresholds(supplier, used);
  return told.orderUsage >= limit ? changeStatus(supplier, told, "USED_UP") : told;
}

function deplete(supplier: EsimAccess, esim: Esim): Esim {
  return use(supplier, esim, Math.max(esim.totalVolume - esim.orderUsage, 0));
}

/** The vendor's wording: USED_EXPIRED after the data was consumed, UNUSED_EXPIRED with data left. */
function expire(supplier: EsimAccess, esim: Esim): Esim {
  if (isOver(esim)) return esim;
  const now = supplier.world.clock.now();
  const status = esim.orderUsage >= esim.totalVolume ? "USED_EXPIRED" : "UNUSED_EXPIRED";
  return changeStatus(supplier, { ...esim, expiresAt: Math.min(esim.expiresAt, now) }, status);
}

/** Validity starts now, where it did not with the purchase: until here `expiresAt` was only the day to activate by. */
function activate(supplier: EsimAccess, esim: Esim): Esim {
  if (esim.activatedAt !== null) return esim;
  const now = supplier.world.clock.now();
  const runs = esim.activeType === STARTS_AT_PURCHASE;
  const expiresAt = runs ? esim.expiresAt : now + esim.totalDuration * DAY_MS;
  const active = { ...esim, activatedAt: now, expiresAt };
  watchValidity(supplier, active);
  return changeStatus(supplier, active, "IN_USE");
}

function announceThresholds(supplier: EsimAccess, esim: Esim): Esim {
  const percent = (100 * esim.orderUsage) / esim.totalVolume;
  const reached = ANNOUNCED_PERCENT.filter((one) => percent >= one && !esim.announced.includes(one));
  for (const one of reached) announceDataUsage(supplier, esim, one);
  return keep(supplier, { ...esim, announced: [...esim.announced, ...reached] });
}

/** Expires the profile in time, and says so a day before. A later validity makes an earlier watch do nothing. */
export function watchValidity(supplier: EsimAccess, { esimTranNo, expiresAt, activatedAt }: Esim): void {
  const unchanged = () => {
    const esim = supplier.esims.get(esimTranNo);
    return esim && esim.expiresAt === expiresAt && !isOver(esim) ? esim : undefined;
  };
  const { clock } = supplier.world;
  if (activatedAt !== null && expiresAt - DAY_MS > clock.now())
    clock.at(expiresAt - DAY_MS, () => {
      const esim = unchanged();
      if (esim) announceLastDay(supplier, esim);
    });
  clock.at(expiresAt, () => {
    const esim = unchanged();
    if (esim) expire(supplier, esim);
  });
}

function moveTo(supplier: EsimAccess, esim: Esim, smdpStatus: SmdpStatus): Esim {
  const moved = keep(supplier, { ...esim, smdpStatus });
  announceSmdpEvent(supplier, moved);
  return moved;
}

export function changeStatus(supplier: EsimAccess, esim: Esim, esimStatus: EsimStatus): Esim {
  const changed = keep(supplier, { ...esim, esimStatus });
  announceEsimStatus(supplier, changed);
  return changed;
}

function keep(supplier: EsimAccess, esim: Esim): Esim {
  supplier.esims.put(esim.esimTranNo, esim);
  return esim;
}
