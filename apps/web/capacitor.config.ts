import type { CapacitorConfig } from "@capacitor/cli";
import type { KeyboardResize } from "@capacitor/keyboard";
import { brand, shopApp } from "@rihla/i18n";

/** Of both shells; what stands in their own files is compared with the brand file by scripts/native/shells.test.ts. */
const config: CapacitorConfig = {
  appId: shopApp.id,
  appName: brand.name.fr,
  webDir: "dist/native",
  backgroundColor: "#ffffff",
  android: { minWebViewVersion: 111 },
  server: { errorPath: "error.html" },
  plugins: {
    SplashScreen: { launchAutoHide: false, backgroundColor: "#ffffff", showSpinner: false },
    SystemBars: { insetsHandling: "css", style: "LIGHT" },
    Keyboard: { resize: "native" as KeyboardResize },
  },
};

export default config;
