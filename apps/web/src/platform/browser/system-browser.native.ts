import { AppLauncher } from "@capacitor/app-launcher";

export const opensBeside = true;

/** In the browser of the phone, never within the app: there the bank's own app and codes by SMS lead back. */
export async function openInBrowser(address: string): Promise<boolean> {
  if (!/^https?:\/\//.test(address)) return false;
  return AppLauncher.openUrl({ url: address }).then(
    ({ completed }) => completed,
    () => false,
  );
}
