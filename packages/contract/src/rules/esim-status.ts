export const esimStatuses = [
  "new",
  "onboard",
  "in_use",
  "depleted",
  "canceled",
  "suspended",
  "revoked",
  "installing",
  "allocating",
  "unknown",
  "deleted",
  "expired",
  "user_deleted",
] as const;
export type EsimStatus = (typeof esimStatuses)[number];

/** Why an eSIM can't be topped up now: it was never on a phone · it is over · its supplier offers nothing for it. */
export const rechargeObstacles = ["not_installed", "ended", "not_offered"] as const;
export type RechargeObstacle = (typeof rechargeObstacles)[number];

/** Topped up is what is on a phone and not over; before that it can still be given back, and a larger plan bought. */
const obstacles: Readonly<Record<EsimStatus, RechargeObstacle | null>> = {
  allocating: "not_installed",
  new: "not_installed",
  installing: "not_installed",
  onboard: null,
  in_use: null,
  depleted: null,
  suspended: "ended",
  unknown: "ended",
  canceled: "ended",
  revoked: "ended",
  deleted: "ended",
  user_deleted: "ended",
  expired: "ended",
};

/** Null where an eSIM of this status can be topped up. */
export const obstacleOf = (status: EsimStatus): RechargeObstacle | null => obstacles[status];
