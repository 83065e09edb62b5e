import { esimSetup } from "../phone/esim-setup.ts";

/** Calls `listener` for each picture that is taken of the app's screen, where the system tells. Gives back how to stop. */
export function whenScreenshotTaken(listener: () => void): () => void {
  const hearing = esimSetup.addListener("screenshotTaken", listener);
  hearing.catch(() => {}); // a shell that is older than this bundle
  return () => void hearing.then(({ remove }) => remove()).catch(() => {});
}
