import type { ReactNode } from "react";

/** No browser tells of a picture that is taken of its screen. */
export const ScreenshotWarning = (): ReactNode => null;
