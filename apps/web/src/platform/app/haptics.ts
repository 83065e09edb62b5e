/** `light`: a key is pressed · `success`: what was waited for has come · `error`: it was refused */
export type Haptic = "light" | "success" | "error";

/** A browser's page moves nothing in somebody's hand. */
export function giveHaptic(_kind: Haptic): void {}
