import { App } from "@capacitor/app";
import { stored, text } from "../storage/storage.ts";

/** The system tells an address that starts the app twice, by the event and by the question. */
const twiceMs = 2000;
/** Asked again after a reload, the system would name the first address again, whatever has come since. */
const isStarted = stored("tab", "started", text);

/**
 * Calls `open` with each address that the system hands to the app: the one that it was started by and those that come while it
 * runs, once each. Anybody can make such a link: it is to be believed nothing.
 */
export function whenUrlOpened(open: (address: string) => void): void {
  let last = { address: "", at: 0 };
  const hear = (address: string) => {
    const at = Date.now();
    const isRepeated = address === last.address && at - last.at < twiceMs;
    last = { address, at };
    if (!isRepeated) open(address);
  };
  App.addListener("appUrlOpen", ({ url }) => hear(url));
  const isReloaded = isStarted.read() !== undefined;
  isStarted.write("yes");
  // Signing out forgets all that the tab has kept.
  isStarted.subscribe(() => isStarted.read() ?? isStarted.write("yes"));
  if (isReloaded) return;
  App.getLaunchUrl().then(
    (launch) => launch?.url && hear(launch.url),
    () => {}, // no such question here: events tell
  );
}
