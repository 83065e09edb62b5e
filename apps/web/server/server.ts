import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import { buildServer } from "./build-server.ts";
import { type Config, configFrom } from "./config.ts";

/** For answers under way when we are told to stop; none waits longer for the api. */
const graceMs = 25_000;

try {
  const config = configFrom(process.env);
  await listen(config);
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException));
  process.exit(1);
}

async function listen(config: Config): Promise<void> {
  const log = pino({ name: "shop", level: process.env.LOG_LEVEL || "info" });
  const { app, drain } = await buildServer(config, log);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as { port: number };
  process.stdout.write(`${JSON.stringify({ event: "listening", url: `http://127.0.0.1:${port}` })}\n`);

  closeWithGrace({ delay: config.drainMs + graceMs, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, "stopping after an error");
    await drain.stop(err ? 0 : config.drainMs);
  });
}

function explain(error: NodeJS.ErrnoException): string {
  if (error.code === "EADDRINUSE")
    return `Port ${process.env.PORT ?? 3000} is taken: set PORT to another one.`;
  if (error.code === "ERR_MODULE_NOT_FOUND" && error.message.includes("dist/server"))
    return "The shop is not built yet: npm run build -w @rihla/web";
  return error.message;
}
