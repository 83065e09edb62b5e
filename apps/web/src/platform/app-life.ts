/** What the system tells an app of its life; in a browser nothing of it. */
export function whenResumed(_listener: () => void): void {}

/** `listener`: what a press of the phone's own back button does. */
export function whenBackPressed(_listener: () => void): void {}

/** Puts the app aside, as Android's back button does on an app's first screen. */
export async function leaveApp(): Promise<void> {}
