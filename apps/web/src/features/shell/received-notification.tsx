import type { ReactNode } from "react";

/** A browser shows by itself what comes: only the app has something to show here. */
export const ReceivedNotification = (): ReactNode => null;
