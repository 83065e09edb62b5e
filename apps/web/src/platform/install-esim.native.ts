import { copySecret } from "./clipboard.native.ts";
import { esimSetup } from "./esim-setup.ts";
import type { Installing, InstallOutcome } from "./install-esim.ts";

export type { Installing, InstallOutcome } from "./install-esim.ts";

/** By the system, never in the app's own page. Where nothing knows the link, to the phone's list with the code copied. */
export const installWithPhone: ((esim: Installing) => Promise<InstallOutcome>) | undefined = async ({
  address,
  code,
}) => {
  if (await isOpened(esimSetup.openLink({ url: address }))) return "opened";
  if (!(await copySecret(code))) return "failed";
  return (await isOpened(esimSetup.openSettings())) ? "settings" : "nothing";
};

export async function takesEsims(): Promise<boolean | undefined> {
  const { esim } = await esimSetup.status().catch(() => ({ esim: "unknown" }));
  return esim === "unknown" ? undefined : esim === "yes";
}

const isOpened = (opening: Promise<{ opened: boolean }>) =>
  opening.then(
    ({ opened }) => opened,
    () => false,
  );
