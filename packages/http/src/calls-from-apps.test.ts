import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allowCallsFromApps } from "./calls-from-apps.ts";
import { finishedAnswer, sendFinished } from "./finished-answer.ts";

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  allowCallsFromApps(app, { below: "/api/", sent: ["authorization"], read: ["retry-after"] });
  app.get("/api/plans", async () => ({ plans: [] }));
  app.get("/api/kept", (request, reply) =>
    sendFinished(
      request,
      reply,
      finishedAnswer({ etag: '"1"', vary: "accept-encoding, origin" }, Buffer.from("kept")),
    ),
  );
  app.get("/page", async () => "page");
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const ask = (url: string, origin: string, method = "GET", wanted?: string) => {
  const { port } = app.server.address() as { port: number };
  const headers = { origin, ...(wanted && { "access-control-request-method": wanted }) };
  return fetch(`http://127.0.0.1:${port}${url}`, { method, headers });
};
const allowed = (answer: Response) => answer.headers.get("access-control-allow-origin");

test.each(["capacitor://localhost", "https://localhost"])(
  "the app at %s may call and read",
  async (origin) => {
    for (const url of ["/api/plans", "/api/kept", "/api/nowhere"]) {
      const answer = await ask(url, origin);
      expect(allowed(answer), url).toBe(origin);
      expect(answer.headers.get("access-control-expose-headers")).toBe("retry-after");
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      expect(answer.headers.get("vary")).toMatch(/origin/);
    }
    const preflight = await ask("/api/plans", origin, "OPTIONS", "DELETE");
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("DELETE");
  },
);

test.each([
  "https://localhost:8443",
  "http://localhost",
  "https://evil.example",
  "null",
  "capacitor://localhost.evil",
])("a page of %s is told nothing", async (origin) => {
  expect(allowed(await ask("/api/plans", origin))).toBeNull();
  const preflight = await ask("/api/plans", origin, "OPTIONS", "DELETE");
  expect(preflight.status).toBe(404);
  expect(allowed(preflight)).toBeNull();
});

test("pages and files are for no other origin at all", async () => {
  expect(allowed(await ask("/page", "https://localhost"))).toBeNull();
});
