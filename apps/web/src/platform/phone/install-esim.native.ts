import { deviceTold } from "../app/device-told.native.ts";
import { copySecret } from "../sharing/clipboard.native.ts";
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

/** An iPhone says yes or nothing, but its model may say no. */
export const takesEsims: (() => Promise<boolean | undefined>) | undefined = async () => {
  const { esim } = await esimSetup.status().catch(() => ({ esim: "unknown" }));
  if (esim !== "unknown") return esim === "yes";
  const { model } = await deviceTold();
  return isBeforeEsims(model) ? false : undefined;
};

/** `iPhone11,2` is the XS, the first with an eSIM. */
function isBeforeEsims(model: string): boolean {
  const [, generation] = /^iPhone(\d+),/.exec(model) ?? [];
  return generation !== undefined && Number(generation) < 11;
}

const isOpened = (opening: Promise<{ opened: boolean }>) =>
  opening.then(
    ({ opened }) => opened,
    () => false,
  );
