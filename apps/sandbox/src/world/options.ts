export type Options = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  smtpPort: number;
  dataDir: string;
  /** How long the eSIM supplier takes to have profiles ready, in milliseconds. */
  allocationMs: number;
  /** Where browsers reach this program; empty: wherever the calling program reached it. */
  publicUrl: string;
  /** The shop, for companies that are told in their own console where to send events; empty: nobody told them. */
  shopUrl: string;
};

/** Where a company was told to send its events. */
export const eventsAddress = ({ shopUrl }: Options, company: string): string =>
  shopUrl && `${shopUrl}/api/v1/app/webhooks/${company}`;

export function optionsFrom(environment: NodeJS.ProcessEnv): Options {
  const port = wholeNumber(environment, "SANDBOX_PORT", 3100);
  return {
    host: environment.SANDBOX_HOST ?? "127.0.0.1",
    port,
    smtpPort: wholeNumber(environment, "SANDBOX_SMTP_PORT", port === 0 ? 0 : port + 1),
    dataDir: environment.SANDBOX_DATA_DIR ?? ".data/sandbox",
    allocationMs: wholeNumber(environment, "SANDBOX_ALLOCATION_MS", 2000),
    shopUrl: (environment.SANDBOX_SHOP_URL ?? "").replace(/\/$/, ""),
    publicUrl: (environment.SANDBOX_PUBLIC_URL ?? "").replace(/\/$/, ""),
  };
}

function wholeNumber(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
}
