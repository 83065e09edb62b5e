export const ifCameWithoutNetwork = (): void => {};

export const opensAnew = false;

/** The app brings all of its pages along. */
export const opensOffline = async (addresses: readonly string[]): Promise<readonly string[]> => addresses;
