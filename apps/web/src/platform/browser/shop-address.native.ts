/** The bundle lies on the phone: whatever isn't in it is the shop's server's. */
export const shopOrigin: string = import.meta.env.VITE_SHOP_ORIGIN;

export const publicOrigin = (): string => shopOrigin;
