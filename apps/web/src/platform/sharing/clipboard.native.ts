import { Clipboard } from "@capacitor/clipboard";
import { whenResumed } from "../app/app-life.ts";
import { esimSetup } from "../phone/esim-setup.ts";

export const copyText = (text: string): Promise<boolean> =>
  Clipboard.write({ string: text }).then(
    () => true,
    () => false,
  );

/** Long enough to paste it in the phone's settings. */
const secretSeconds = 60;
/** An app that is not in front may not look. */
const againMs = 5000;
let endsAt = Number.POSITIVE_INFINITY;
let follows = false;

/** An iPhone takes it away itself when its time is over. On Android we do, as soon as its time is over and the app is in front. */
export async function copySecret(text: string): Promise<boolean> {
  try {
    await esimSetup.copyCode({ text, seconds: secretSeconds });
  } catch {
    return false;
  }
  endsAt = Date.now() + secretSeconds * 1000;
  setTimeout(forgetInTime, secretSeconds * 1000);
  // A phone stops the clocks of an app that is put aside.
  if (!follows) whenResumed(forgetInTime);
  follows = true;
  return true;
}

async function forgetInTime(): Promise<void> {
  if (Date.now() < endsAt) return;
  const ended = endsAt;
  const { looked } = await esimSetup.forgetCode().catch(() => ({ looked: false }));
  if (endsAt !== ended) return; // copied anew meanwhile
  if (looked) endsAt = Number.POSITIVE_INFINITY;
  else setTimeout(forgetInTime, againMs);
}
