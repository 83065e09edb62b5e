/** Where the shop's server answers: files and the api. Pages of the shop itself ask where they came from. */
export const shopOrigin: string = "";

/** How other people reach the shop, for what is sent to them. */
export const publicOrigin = (): string => window.location.origin;
