import type { CameraFault } from "./camera.ts";

/** `fault`: why nothing was read; null where the person has closed it. */
export type Scanned = { text: string } | { fault: CameraFault | null };

/** `all`: also those of boarding passes. */
export type ScannedCodes = "qr" | "all";

/** The phone's own scanner over the whole screen, with its torch; undefined in a browser, whose pages look through the camera. */
export const scanWithPhone: ((codes?: ScannedCodes) => Promise<Scanned>) | undefined = undefined;
