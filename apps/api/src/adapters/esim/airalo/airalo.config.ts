import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";

export const airaloVariables = {
  AIRALO_URL: {
    description: "base URL of the Airalo Partner API",
    schema: url.default("https://partners-api.airalo.com/v2"),
    calls: ["partners-api.airalo.com"],
    example: "https://partners-api.airalo.com/v2",
  },
  AIRALO_CLIENT_ID: {
    description: "Airalo client id",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
  AIRALO_CLIENT_SECRET: {
    description: "Airalo client secret (spends money: keep it on the server); also proves its webhooks",
    schema: z.string().min(1),
    credential: true,
    example: "",
  },
} satisfies Variables;
