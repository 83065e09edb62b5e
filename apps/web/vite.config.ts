import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunksByPage } from "./tooling/chunks.ts";
import { precompiledMessages } from "./tooling/precompiled-messages.ts";
import { wordBundles } from "./tooling/word-bundles.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    wordBundles(),
    precompiledMessages(),
    tailwindcss({ optimize: false }),
    react(),
    chunksByPage(import.meta.dirname),
  ],
  // Messages are compiled at build time, so the ICU parser (8 kB) stays out of the browser.
  resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  // Built, the shop's pages bring all that they need: whoever runs it installs no library of theirs.
  ssr: { noExternal: command === "build" || ["use-intl", /^@rihla\//] },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // Scripts name each other by what stays, so that a changed line gives one file a new name and not all that ask for it.
        chunkImportMap: true,
        assetsInlineLimit: 0,
        // Every page has these two before it asks for another's files.
        modulePreload: {
          resolveDependencies: (_file, scripts) =>
            scripts.filter((script) => !/\/(?:vendor|rolldown-runtime)-/.test(script)),
        },
        rolldownOptions: {
          // The stylesheet stands in the page: a file that imported it would be told to fetch it once more.
          input: ["src/entry-client.tsx", "src/app.css"],
        },
      },
    },
    ssr: {
      // Else both kinds of React are in it, and the one that checks is asked at each start.
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      build: {
        outDir: "dist/server",
        emitAssets: false,
        rolldownOptions: {
          input: "src/entry-server.tsx",
          // One file, read once: a later build must not pull pages from under a server that runs.
          output: { codeSplitting: false },
        },
      },
    },
  },
}));
