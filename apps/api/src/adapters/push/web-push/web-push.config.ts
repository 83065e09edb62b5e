import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";

const key = (bytes: number) => z.string().refine((text) => Buffer.from(text, "base64url").length === bytes);

export const webPushVariables = {
  WEB_PUSH_PUBLIC_KEY: {
    description: "VAPID public key; `npx web-push generate-vapid-keys` makes a pair, npm start its own",
    schema: key(65),
    example: "",
  },
  WEB_PUSH_PRIVATE_KEY: {
    description: "VAPID private key; another pair ends all notifications that were switched on",
    schema: key(32),
    example: "",
  },
  WEB_PUSH_CONTACT: {
    description: "mailto: or https: address by which push services reach whoever runs the shop",
    schema: z.string().regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/),
    example: "mailto:operations@rihla.example",
  },
  WEB_PUSH_SANDBOX: {
    description: "address of a push service that is played; never in production",
    schema: url.optional(),
    calls: [],
    example: "",
  },
} satisfies Variables;
