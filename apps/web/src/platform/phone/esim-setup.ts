import { type PluginListenerHandle, registerPlugin } from "@capacitor/core";

/** The app's own plugin (packages/esim-setup). */
export type EsimSetup = {
  /** Whether the phone takes eSIMs, as far as its system tells: an iPhone says yes or nothing. */
  status: () => Promise<{ esim: "yes" | "no" | "unknown" }>;
  openLink: (options: { url: string }) => Promise<{ opened: boolean }>;
  openSettings: () => Promise<{ opened: boolean }>;
  copyCode: (options: { text: string; seconds: number }) => Promise<void>;
  /** `looked`: whether the app could see what is there; one that is not in front can't. */
  forgetCode: () => Promise<{ looked: boolean }>;
  /** An iPhone tells, and Android 14 and newer. */
  addListener: (event: "screenshotTaken", listener: () => void) => Promise<PluginListenerHandle>;
};

export const esimSetup = registerPlugin<EsimSetup>("EsimSetup");
