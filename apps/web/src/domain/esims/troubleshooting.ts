import type { Esim } from "@rihla/contract";

/** questions: the four about a phone's settings · repair: what the provider says and what can be done · report: for a refund. */
export type TroubleshootingOption = "questions" | "repair" | "report";

/** What helps who says that an eSIM does not work, the likeliest to help in its state first. */
export function troubleshootingOptions(status: Esim["status"]): readonly TroubleshootingOption[] {
  switch (status) {
    case "allocating":
    case "canceled":
    case "expired":
      return ["report"];
    case "suspended":
    case "user_deleted":
    case "deleted":
    case "revoked":
      return ["repair", "report"];
    case "new":
      return ["repair", "questions", "report"];
    // The questions begin with saying that its data is used up, and what to do about that.
    case "depleted":
    case "installing":
    case "onboard":
    case "in_use":
    case "unknown":
      return ["questions", "repair", "report"];
  }
}

/** It can't work as it is: what can be done is shown without being asked for. */
const gone: Readonly<Record<Esim["status"], boolean>> = {
  user_deleted: true,
  deleted: true,
  revoked: true,
  allocating: false,
  new: false,
  installing: false,
  onboard: false,
  in_use: false,
  depleted: false,
  suspended: false,
  unknown: false,
  canceled: false,
  expired: false,
};
export const isGone = ({ status }: Pick<Esim, "status">): boolean => gone[status];
