/** How an eSIM installs itself: the system's own address for it, and the code that it holds. */
export type Installing = { address: string; code: string };
/** `settings`: the phone's list of eSIMs, with the code on the clipboard · `nothing`: only the code could be copied · `failed`: not even that */
export type InstallOutcome = "opened" | "settings" | "nothing" | "failed";

/** Undefined in a browser, where the link itself opens the system's set-up. */
export const installWithPhone: ((esim: Installing) => Promise<InstallOutcome>) | undefined = undefined;

/** Whether this phone takes eSIMs, where its system says so; undefined in a browser, whose system says nothing. */
export const takesEsims: (() => Promise<boolean | undefined>) | undefined = undefined;
