import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const root = fileURLToPath(new URL("./", import.meta.url));

/** The design system's own page as files, for its journeys; no program's own build contains it. */
export async function buildComponentGallery(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss(), react()],
    build: { outDir: folder, rolldownOptions: { input: `${root}component-gallery.html` } },
  });
}
