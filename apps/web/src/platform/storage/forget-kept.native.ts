import { SecureStorage } from "@aparajita/capacitor-secure-storage";
import { forgetShared } from "../sharing/file-to-share.ts";

/** Under which a record lies in the phone's safe. */
export const keptKey = (name: string): string => `kept:${name}`;

/** What this phone keeps of whoever used it, for being without a network: eSIMs with their codes. */
export async function forgetKept(): Promise<void> {
  await forgetShared();
  try {
    const keys = await SecureStorage.keys();
    for (const key of keys) if (key.startsWith(keptKey(""))) await SecureStorage.remove(key);
  } catch (error) {
    console.warn("What was kept could not be forgotten.", error);
  }
}
