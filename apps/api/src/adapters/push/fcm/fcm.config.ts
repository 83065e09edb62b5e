import { createPrivateKey } from "node:crypto";
import * as z from "zod";
import { url, type Variables } from "../../../infra/variables.ts";

/** A PEM; in one line, as environments hold it, with `\n` between its lines. */
const privateKey = z
  .string()
  .transform((text) => text.replaceAll("\\n", "\n"))
  .refine(isPrivateKey);

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

export const fcmVariables = {
  FCM_PROJECT: {
    description: "id of the Firebase project of the apps; project_id of a service account's key file",
    schema: z.string().regex(/^[a-z][a-z\d-]{4,28}[a-z\d]$/),
    credential: true,
    example: "",
  },
  FCM_CLIENT_EMAIL: {
    description: "its client_email; the account needs the right to send messages and no other",
    schema: z.email(),
    credential: true,
    example: "",
  },
  FCM_PRIVATE_KEY: {
    description: "its private_key, lines parted by \\n",
    schema: privateKey,
    credential: true,
    example: "",
  },
  FCM_URL: {
    description: "where messages are sent to",
    schema: url.default("https://fcm.googleapis.com"),
    calls: ["fcm.googleapis.com"],
    example: "https://fcm.googleapis.com",
  },
  FCM_TOKEN_URL: {
    description: "where the account gets its access tokens",
    schema: url.default("https://oauth2.googleapis.com/token"),
    calls: ["oauth2.googleapis.com"],
    example: "https://oauth2.googleapis.com/token",
  },
} satisfies Variables;
