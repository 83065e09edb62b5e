import { type ComponentProps, lazy } from "react";

// Fetched by who is asked for it.
const ConfirmItIsYou = lazy(async () => ({
  default: (await import("../../features/account/confirm-it-is-you.tsx")).ConfirmItIsYou,
}));

/** The mailed code that some acts ask for, over a page of another feature. */
export const confirm = (confirming: ComponentProps<typeof ConfirmItIsYou>) =>
  confirming.open && <ConfirmItIsYou {...confirming} />;
