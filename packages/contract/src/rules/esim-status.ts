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

/**
 * on-phone: a phone has it, or loads it · to-come: its code is not there yet · untouched: on no phone, and its code has served nobody · in-use: its data is being used ·
 * used-up: its data is, its days go on · ran-out: its days are over · taken-away: the profile is gone, and may come back
 */
type Fact = "on-phone" | "to-come" | "untouched" | "in-use" | "used-up" | "ran-out" | "taken-away";

/** All that is asked of a status by name: a new one is given its facts here, and each place that asks for one follows. */
const facts: Readonly<Record<EsimStatus, readonly Fact[]>> = {
  allocating: ["to-come"],
  new: ["untouched"],
  installing: ["on-phone"],
  onboard: ["on-phone"],
  in_use: ["on-phone", "in-use"],
  depleted: ["on-phone", "used-up"],
  suspended: ["on-phone"],
  unknown: [],
  canceled: [],
  revoked: [],
  deleted: ["taken-away"],
  user_deleted: ["taken-away"],
  expired: ["ran-out"],
};
const asks = (fact: Fact) => (status: EsimStatus) => facts[status].includes(fact);

export const isOnPhone = asks("on-phone");
export const isToCome = asks("to-come");
/** It can be installed, or given back. */
export const isUntouched = asks("untouched");
export const isInUse = asks("in-use");
/** More data would let it go on, where it can be topped up. */
export const isUsedUp = asks("used-up");
/** Its end is a date, and not something that was done to it. */
export const hasRunOut = asks("ran-out");
export const isTakenAway = asks("taken-away");

/** Null where an eSIM of this status can be topped up. */
export const obstacleOf = (status: EsimStatus): RechargeObstacle | null => obstacles[status];
