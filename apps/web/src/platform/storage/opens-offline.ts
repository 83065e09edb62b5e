/** Calls back if the page at hand is a kept one because the network gave none: a browser may think all the same that it has a network. */
export function ifCameWithoutNetwork(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data === true && act();
  navigator.serviceWorker?.controller?.postMessage({ type: "came" }, [port2]);
}

/** As a document of their own: the worker has pages with all that they need, a moving page would ask for parts of them. */
export const opensAnew = true;

/** Which of these addresses open here without a network: all of an owner's, else those that were seen. */
export async function opensOffline(addresses: readonly string[]): Promise<readonly string[]> {
  if (!navigator.serviceWorker?.controller) return [];
  const isKept = async (address: string) => Boolean(await caches.match(address, { ignoreVary: true }));
  if (await isKept("/owner")) return addresses;
  const kept = await Promise.all(addresses.map(isKept));
  return addresses.filter((_, at) => kept[at]);
}
