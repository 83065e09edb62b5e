import type { Provisioning } from "./esims.tables.ts";

/** to-come: its supplier has neither issued nor refused it · came: it was issued, whatever became of it since · refused: it won't come */
const ends: Readonly<Record<Provisioning, "to-come" | "came" | "refused">> = {
  waiting: "to-come",
  requested: "to-come",
  issued: "came",
  refused: "refused",
};
type Provisioned = { provisioning: Provisioning };

export const isStillToCome = ({ provisioning }: Provisioned): boolean => ends[provisioning] === "to-come";
export const hasCome = ({ provisioning }: Provisioned): boolean => ends[provisioning] === "came";
export const wasRefused = ({ provisioning }: Provisioned): boolean => ends[provisioning] === "refused";
