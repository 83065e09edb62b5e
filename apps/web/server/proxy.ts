import compress from "@fastify/compress";
import proxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

/** The browser and the outside world reach the API through the shop's origin: no CORS, one certificate. */
export async function proxyToApi(app: FastifyInstance, { apiUrl }: Config): Promise<void> {
  await app.register(compress, { threshold: 1024 });
  for (const prefix of ["/api", "/webhooks"]) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        // The API limits guessing by address: it must see the caller's, not ours, and not one the caller made up.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          "x-forwarded-for": [headers["x-forwarded-for"], request.socket.remoteAddress]
            .filter(Boolean)
            .join(", "),
        }),
        onError: (reply) => {
          reply.code(502).type("application/problem+json").send(unreachable);
        },
      },
    });
  }
}

export const unreachable = {
  type: "about:blank",
  title: "The API does not answer",
  status: 502,
  code: "internal_error",
};
