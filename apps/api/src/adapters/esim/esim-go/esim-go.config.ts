import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";

export const esimGoVariables = {
  ESIM_GO_URL: {
    description: "base URL of the eSIM Go API",
    schema: url.default("https://api.esim-go.com/v2.5"),
    calls: ["api.esim-go.com"],
    example: "https://api.esim-go.com/v2.5",
  },
  ESIM_GO_API_KEY: {
    description: "eSIM Go API key (spends money: keep it on the server); also proves its callbacks",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
  ESIM_GO_REFUNDS: {
    description:
      "api: refunds of unused bundles are agreed for this account; manual, also when unset: by people",
    schema: z.enum(["api", "manual"]).default("manual"),
    example: "manual",
  },
} satisfies Variables;
