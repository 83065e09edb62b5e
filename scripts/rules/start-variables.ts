/** The variables that the start script, the shop's server and the sandbox read; those of the api are in its config.ts. */
export const startVariables: Record<string, { description: string; example: string }> = {
  PORT: { description: "where people open the shop", example: "3000" },
  HOST: { description: "address the shop listens on", example: "0.0.0.0" },
  API_URL: { description: "where the shop's server reaches the API", example: "http://127.0.0.1:3001" },
  BUILD_DIR: { description: "the built shop", example: "apps/web/dist" },
  ASSETS_DIR: {
    description: "folder that all processes of the shop share: scripts of every release of the last month",
    example: "/var/lib/rihla/assets",
  },
  TRUSTED_PROXIES: {
    description: "proxies in front of the shop: addresses, ranges or loopback, comma between; unset, none",
    example: "",
  },
  METRICS_PORT: { description: "port of the shop's metrics; unset, none", example: "9100" },
  DATA_DIR: { description: "database, logs, keys and the sandbox's memory", example: ".data" },
  SANDBOX: { description: "off: no sandbox; eSIMs, payments and mail are real then", example: "on" },
  SANDBOX_PORT: { description: "where the sandbox's mailbox and controls are", example: "3100" },
  SANDBOX_SMTP_PORT: { description: "where the sandbox takes mail; 0 takes any free port", example: "0" },
  SANDBOX_ALLOCATION_MS: { description: "how long the played supplier takes for an eSIM", example: "2000" },
  MAIL_DKIM_SELECTOR: {
    description: "selector of the key that the mail server signs with, for npm run doctor to look it up",
    example: "mail",
  },
  CHROMIUM_PATH: {
    description: "the browser for npm test and npm run gallery",
    example: "/usr/bin/chromium",
  },
};
