/** Made at the build from the table of `@rihla/i18n/bundles` (tooling/word-bundles.ts). */
declare module "virtual:words" {
  type Name = `${import("@rihla/contract").Language}-${import("@rihla/i18n/bundles").MessageGroup}`;
  type Bundle = { messages: Partial<import("@rihla/i18n/messages").Messages> };

  export const wordBundles: Readonly<Record<Name, () => Promise<Bundle>>>;
}
