import { App } from "@capacitor/app";

let version = "unknown";

/** Of the app as the store knows it; the same as long as it runs. */
export const appVersion = (): string => version;

/** Before the first screen. What can't be read stays unknown. */
export async function readAppVersion(): Promise<void> {
  version = await App.getInfo().then(
    (info) => info.version || "unknown",
    () => "unknown",
  );
}
