import { describeUserAgent } from "../phone/user-agent.ts";

type Hints = {
  getHighEntropyValues?: (names: string[]) => Promise<{ model?: string; platformVersion?: string }>;
};
export type DeviceTold = { model: string; osVersion: string };

/** Chrome no longer names model and version unless asked; the others still write them in one line. */
export async function deviceTold(): Promise<DeviceTold> {
  const written = describeUserAgent(navigator.userAgent);
  const { userAgentData }: Navigator & { userAgentData?: Hints } = navigator;
  const told = await userAgentData
    ?.getHighEntropyValues?.(["model", "platformVersion"])
    .catch(() => undefined);
  return { model: told?.model || written.model, osVersion: told?.platformVersion || written.osVersion };
}

/** An iPad says that it is a Mac; no Mac is touched. */
export const isTablet = (): boolean =>
  /iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
