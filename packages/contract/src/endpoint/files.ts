import * as z from "zod/mini";

/** A PDF to keep or print; `content` in base64. */
export const pdfFile = z.object({ name: z.string(), content: z.string() });
