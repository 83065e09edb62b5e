/** Whether the device has a sheet of its own to hand a text to other apps. */
export const canShare = (): boolean =>
  typeof navigator !== "undefined" && typeof navigator.share === "function";

/** Opens it. Somebody who closes it has shared nothing, which is no failure. */
export const shareText = (text: string): Promise<void> => navigator.share({ text }).catch(() => {});
