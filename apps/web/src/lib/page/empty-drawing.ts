/** Of `scripts/drawings/empty`. */
export type EmptyDrawing =
  | "lighthouse"
  | "moored"
  | "lens"
  | "pass"
  | "receipt"
  | "wallet"
  | "suitcase"
  | "passport"
  | "phone"
  | "envelope"
  | "signpost"
  | "door";

/** Address of the drawing that stands where nothing is yet. */
export const emptyDrawing = (name: EmptyDrawing): string => `/drawings/empty/${name}.svg`;
