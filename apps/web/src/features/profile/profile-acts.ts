import type { ReactNode } from "react";
import type { Confirm } from "../../lib/session/confirm.ts";

/** What other features do and show here; the screen brings it. */
export type ProfileProps = { orders: ReactNode; confirm: Confirm; payBack: ReactNode };

export type ProfileActs = ProfileProps & { onDelete: () => void };
