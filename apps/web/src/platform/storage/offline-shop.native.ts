/** The shop is the app, and lies on the phone. */
export async function keepShop(_language: string): Promise<boolean> {
  return true;
}

export const runsBesideWorker = (): boolean => true;

/** The phone's safe isn't cleared away. */
export function askToStay(): void {}
