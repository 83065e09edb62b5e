import { existsSync } from "node:fs";
import { join } from "node:path";
import { brand } from "@rihla/i18n";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTarget } from "./native/least-versions.ts";
import { nativeParts } from "./tooling/native-parts.ts";
import { precompiledMessages } from "./tooling/precompiled-messages.ts";
import { wordBundles } from "./tooling/word-bundles.ts";

/** Where the app reaches the shop; another one for a trial (`SHOP_ORIGIN=https://trial.example npm run native`). */
process.env.VITE_SHOP_ORIGIN = process.env.SHOP_ORIGIN || `https://${brand.deepLink.host}`;

/**
 * Whether Firebase's file is in a shell. Without it asking an Android for a token ends the app, and an iPhone would ask, say
 * yes and tell nothing; journeys play shells that have it.
 */
const has = (file: string) =>
  existsSync(join(import.meta.dirname, file)) || process.env.PLAYED_APP === "yes" ? "yes" : "no";
process.env.VITE_ANDROID_PUSH = has("android/app/google-services.json");
process.env.VITE_IOS_PUSH = has("ios/App/App/GoogleService-Info.plist");

/** The same shop as one static bundle, which opens from the disk of a phone (docs/native.md). */
export default defineConfig({
  plugins: [nativeParts(), wordBundles(), precompiledMessages(), tailwindcss(), react()],
  resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  publicDir: join(import.meta.dirname, "native/public"),
  build: {
    target: buildTarget,
    outDir: join(import.meta.dirname, "dist/native"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Read from the disk: asking ahead for each file saves nothing.
    modulePreload: false,
    rolldownOptions: { input: join(import.meta.dirname, "native/index.html") },
  },
});
