/** Of the shop in a browser; the apps tell their own. */
export const appVersion = (): string => "1.0.0";
