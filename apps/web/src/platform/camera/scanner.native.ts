import { registerPlugin } from "@capacitor/core";
import type { Scanned } from "./scanner.ts";

export type { Scanned } from "./scanner.ts";

type Options = Record<string, string | number | boolean>;
type Scanner = { scanBarcode: (options: Options) => Promise<{ ScanResult: string }> };

/** The plugin's own script brings a decoder for browsers along, which no phone needs. */
const scanner = registerPlugin<Scanner>("CapacitorBarcodeScanner");

/** QR codes, the camera at the back, either way up, nothing written over the picture. */
const options = {
  hint: 0,
  cameraDirection: 1,
  scanOrientation: 3,
  scanInstructions: " ",
  scanText: " ",
  scanButton: false,
};

/** The plugin's codes. */
const cancelled = "OS-PLUG-BARC-0006";
const refused = "OS-PLUG-BARC-0007";

export const scanWithPhone: (() => Promise<Scanned>) | undefined = async () => {
  try {
    return { text: (await scanner.scanBarcode(options)).ScanResult };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === cancelled) return { fault: null };
    return { fault: code === refused ? "permission" : "failed" };
  }
};
