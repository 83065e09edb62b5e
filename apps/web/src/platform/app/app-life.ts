import { App } from "@capacitor/app";

/** What the system tells the app of its life. */
export function whenResumed(listener: () => void): void {
  App.addListener("resume", listener);
}

/** Android's button or gesture. With a listener the system does nothing of its own. */
export function whenBackPressed(listener: () => void): void {
  App.addListener("backButton", () => listener());
}

/** An iPhone knows no such thing: there only the person leaves. */
export async function leaveApp(): Promise<void> {
  await App.minimizeApp().catch(() => {});
}
