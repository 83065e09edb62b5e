import { startSandbox } from "./start-sandbox.ts";
import { optionsFrom } from "./world/options.ts";

try {
  const sandbox = await startSandbox(optionsFrom(process.env));
  const { url, smtpPort, shopSettings } = sandbox;
  console.log(JSON.stringify({ event: "listening", url, smtpPort, shopSettings }));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): string {
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  return code === "EADDRINUSE"
    ? `sandbox: port ${port} is taken by another program; choose others with SANDBOX_PORT and SANDBOX_SMTP_PORT`
    : `sandbox: ${message}`;
}
