/** Of the shop in a browser; the apps tell their own. */
export const appVersion = "1.0.0";
