/**
 * Has the worker keep the shop itself, with all that this page has used of it: letters, flags, code fetched on the way. Resolves
 * to whether it opens without a network now; not at all where no worker may run.
 */
export async function keepShop(language: string): Promise<boolean> {
  const worker = await navigator.serviceWorker?.ready;
  const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = used.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  const { port1, port2 } = new MessageChannel();
  worker?.active?.postMessage({ type: "keep", language, files }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
}

/** False at a first visit: what was kept is kept beside the worker. */
export const runsBesideWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** Asks the browser not to clear away what is kept here. Some ask the person, so nobody waits for it. */
export function askToStay(): void {
  navigator.storage?.persist?.().catch(() => {});
}
