/** Whether this page stays while the other one is open: it has to wait for what comes of that. */
export const opensBeside: boolean = false;

/** Leaves for a page of somebody else, a bank's say. False where nothing could open it. */
export async function openInBrowser(address: string): Promise<boolean> {
  window.location.assign(address);
  return true;
}
