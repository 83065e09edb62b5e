import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), react()],
  // The back office's policy lets nothing stand in the page itself.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
