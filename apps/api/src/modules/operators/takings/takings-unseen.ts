import type { PaymentGateway } from "../../payments/index.ts";

/** How a day was compared where nothing of it stays unseen. */
export const ownList = "its own list";

export type NotSeen = { gateway: string; what: "payments" | "refunds"; why: string; todo: string };

/**
 * What no list of differences can tell of. Without a gateway's own list only what this database knows is asked about: money that it has
 * forgotten, as after a restore, is in no line, and no differences are then no sign that all is well.
 */
export function blindnessTo(
  name: string,
  gateway: PaymentGateway | undefined,
  what: NotSeen["what"],
  wasListed: boolean,
): NotSeen[] {
  if (wasListed || gateway?.booksAreOurs) return [];
  const list = what === "payments" ? gateway?.listTaken : gateway?.listGivenBack;
  const lack = list ? "its list gave no answer" : gateway ? "it has no list" : "it is not configured";
  return [
    {
      gateway: name,
      what,
      why: `${lack}: only ${what} that this database knows were compared; what it forgot can't be seen here`,
      todo: list
        ? "ask again later"
        : `after a restore: compare the day's ${what} on ${gateway?.operator.name.en ?? name}'s own site, one by one, or by its list as a file (CSV) beside the day; what is only there has to be given back or made good by hand`,
    },
  ];
}
