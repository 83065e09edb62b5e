import type { Uses } from "../../app.ts";
import { closedSince } from "./closings.repository.ts";

/** What everybody may know of a closed shop: not since when, nor why. */
export const showClosing = async ({ db }: Uses<"db">): Promise<{ isClosed: boolean }> => ({
  isClosed: (await closedSince(db)) !== null,
});
