/** What a shop is told so that it takes this sandbox for SATIM. */
export const satimShopSettings = (url: string): Record<string, string> => ({
  SATIM_URL: `${url}/satim/payment/rest`,
  SATIM_USERNAME: "sandbox-merchant",
  SATIM_PASSWORD: "sandbox-password",
  SATIM_TERMINAL: "E010000001",
  SATIM_CALLBACK_SECRET: "sandbox-callback-secret",
});
