/** Of a shop on this database whose outside world is a sandbox with these settings; nothing of the person's own. */
export function shopEnvironment(databaseUrl: string, companies: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  return {
    PATH,
    HOME,
    NODE_ENV: "test",
    COMPANIES: "played",
    DATABASE_URL: databaseUrl,
    API_PORT: "0",
    PUBLIC_URL: "http://localhost:3000",
    SECRET_KEY: "a secret key of thirty-two characters or more",
    // All that is done comes from one address.
    LIMIT_FACTOR: "1000",
    ESIM_PROVIDERS: "esim-access",
    ...companies,
  };
}
