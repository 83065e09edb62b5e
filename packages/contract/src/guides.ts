import * as z from "zod/mini";
import { language } from "./catalogue.ts";
import type { Endpoint, EndpointKey } from "./endpoint/endpoint.ts";
import { pdfFile } from "./endpoint/files.ts";
import { guideMakers } from "./rules/guides.ts";

const maker = z.enum(guideMakers);
const ownPaper = {
  path: z.object({ id: z.uuid() }),
  body: z.strictObject({ maker, language }),
  output: pdfFile,
  status: 200,
  errors: ["rate_limited"],
} as const;

export const guideEndpoints = {
  "GET /guides/{maker}/papers/{language}": {
    summary: "How to install and connect an eSIM on this maker's phones, on one page to print, as a PDF",
    who: "anyone",
    cached: true,
    path: z.object({ maker, language }),
    output: pdfFile,
    status: 200,
  },
  "POST /esims/{id}/paper": {
    summary: "The same for one's own eSIM, with the codes that install it",
    who: "signed-in",
    ...ownPaper,
  },
  "POST /shares/received/{id}/paper": {
    summary: "The same for one that this phone has received",
    who: "anyone",
    proofs: ["recipient"],
    ...ownPaper,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
