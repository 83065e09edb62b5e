/** What a shop is told so that it takes this sandbox for eSIM Access. */
export const esimAccessShopSettings = (url: string): Record<string, string> => ({
  ESIM_ACCESS_URL: `${url}/esim-access`,
  ESIM_ACCESS_CODE: "sandbox-access-code",
  ESIM_ACCESS_SECRET: "sandbox-secret-key",
  ESIM_ACCESS_WEBHOOK_TOKEN: "sandbox-webhook-token",
});
