import { existsSync } from "node:fs";
import { join } from "node:path";
import { brand } from "@rihla/i18n";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { nativeParts } from "./tooling/native-parts.ts";
import { precompiledMessages } from "./tooling/precompiled-messages.ts";
import { wordBundles } from "./tooling/word-bundles.ts";

/** Where the app reaches the shop; another one for a trial (`SHOP_ORIGIN=https://trial.example npm run native`). */
process.env.VITE_SHOP_ORIGIN = process.env.SHOP_ORIGIN || `https://${brand.deepLink.host}`;

/** Whether Google's file is in the Android shell, without which asking for notifications ends the app; journeys play one that has it. */
const services = join(import.meta.dirname, "android/app/google-services.json");
process.env.VITE_ANDROID_PUSH = existsSync(services) || process.env.PLAYED_APP === "yes" ? "yes" : "no";

/** The same shop as one static bundle, which opens from the disk of a phone (docs/native.md). */
export default defineConfig({
  plugins: [nativeParts(), wordBundles(), precompiledMessages(), tailwindcss(), react()],
  resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  publicDir: join(import.meta.dirname, "native/public"),
  build: {
    outDir: join(import.meta.dirname, "dist/native"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Read from the disk: asking ahead for each file saves nothing.
    modulePreload: false,
    rolldownOptions: { input: join(import.meta.dirname, "native/index.html") },
  },
});
