import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";

export const ipapiVariables = {
  IPAPI_URL: {
    description: "address of ipapi, which tells apps' first currency from where they are; unset, dinars",
    schema: url,
    calls: ["ipapi.co"],
    example: "https://ipapi.co",
  },
  IPAPI_KEY: {
    description: "key of an ipapi plan; unset, what it gives without one",
    schema: z.string().optional(),
    credential: true,
    example: "",
  },
} satisfies Variables;
