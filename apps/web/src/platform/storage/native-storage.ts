import { SecureStorage } from "@aparajita/capacitor-secure-storage";
import { Preferences } from "@capacitor/preferences";
import { forgetShared } from "../sharing/file-to-share.ts";
import { type Backing, openStorage } from "./storage.ts";
import { deviceStorage, tabStorage } from "./storage.web.ts";

/** What opens an account, an order or an eSIM, or says who somebody is: in the phone's own safe. */
const isSecret = (key: string) =>
  /^(Token|billing|home-esim|placed-orders|(device|holder|chat)-secret|(order-secret|order-email|payment-order):.*)$/.test(
    key,
  );

const installed = "installed";

/** Before anything is read. What is in the safe is read once, so that reading never waits afterwards. */
export async function openNativeStorage(): Promise<void> {
  void forgetShared();
  const secrets = await secretsKept().catch((error) => {
    console.warn("The phone's safe could not be read.", error);
    return [];
  });
  openStorage("device", withSafe(deviceStorage(), secrets));
  openStorage("tab", tabStorage());
}

async function secretsKept(): Promise<[string, string][]> {
  await forgetFormerInstallation();
  const keys = (await SecureStorage.keys()).filter(isSecret);
  const values = await Promise.all(keys.map((key) => SecureStorage.get(key, false)));
  return keys.flatMap((key, at) => (typeof values[at] === "string" ? [[key, values[at]]] : []));
}

/** An iPhone's safe outlives the app: who installs it anew would be signed in as whoever had the phone before. */
async function forgetFormerInstallation(): Promise<void> {
  const { value } = await Preferences.get({ key: installed });
  if (value !== null) return;
  await SecureStorage.clear();
  await Preferences.set({ key: installed, value: "yes" });
}

function withSafe(open: Backing, kept: [string, string][]): Backing {
  const secrets = new Map(kept);
  // One after the other: what is written last must be what is kept.
  let writing: Promise<unknown> = Promise.resolve();
  return {
    entries: () => [...open.entries(), ...secrets],
    write: (key, value) => {
      if (!isSecret(key)) return open.write(key, value);
      if (value === undefined) secrets.delete(key);
      else secrets.set(key, value);
      const act = async () => {
        if (value === undefined) await SecureStorage.remove(key);
        else await SecureStorage.set(key, value, false);
      };
      writing = writing.then(act).catch((error) => console.warn("Not kept in the phone's safe.", error));
    },
    onChange: open.onChange,
  };
}
