import { registerPlugin } from "@capacitor/core";
import type { Scanned, ScannedCodes } from "./scanner.ts";

export type { Scanned } from "./scanner.ts";

type Options = Record<string, string | number | boolean>;
type Scanner = { scanBarcode: (options: Options) => Promise<{ ScanResult: string }> };

/** The plugin's own script brings a decoder for browsers along, which no phone needs. */
const scanner = registerPlugin<Scanner>("CapacitorBarcodeScanner");

/** The camera at the back, either way up, nothing written over the picture. */
const options = {
  cameraDirection: 1,
  scanOrientation: 3,
  scanInstructions: " ",
  scanText: " ",
  scanButton: false,
};

/** Which codes, as the plugin counts them. */
const hints: Record<ScannedCodes, number> = { qr: 0, all: 17 };

/** The plugin's codes. */
const cancelled = "OS-PLUG-BARC-0006";
const refused = "OS-PLUG-BARC-0007";

export const scanWithPhone: ((codes?: ScannedCodes) => Promise<Scanned>) | undefined = async (
  codes = "qr",
) => {
  try {
    return { text: (await scanner.scanBarcode({ ...options, hint: hints[codes] })).ScanResult };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === cancelled) return { fault: null };
    return { fault: code === refused ? "permission" : "failed" };
  }
};
