import type { WebhookSource } from "../modules/webhooks/webhook-source.ts";

/** What a variable says of a secret that its company lets one replace: the new one and the one before, a space between. */
export const eitherSecret = "; while it is replaced two, the new one first, a space between";

/** A company's webhooks proved by any of its secrets. The first is the one that the company is told, where it is told one. */
export function withEitherSecret(
  secrets: string,
  sourceOf: (secret: string) => WebhookSource,
): WebhookSource {
  const sources = secrets.split(" ").filter(Boolean).map(sourceOf);
  const [first] = sources;
  if (!first) throw new Error("No secret for the webhook");
  return {
    ...first,
    async read(request) {
      for (const source of sources) {
        const read = await source.read(request);
        if (read) return read;
      }
      return null;
    },
  };
}
