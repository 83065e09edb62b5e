/** What the api's commands insist on knowing, for those that reach nothing but the database. */
export const placeholderSettings = {
  PUBLIC_URL: "http://localhost:3000",
  SECRET_KEY: "placeholder-placeholder-placeholder",
  ESIM_ACCESS_CODE: "sandbox-access-code",
  ESIM_ACCESS_SECRET: "sandbox-secret-key",
  SATIM_USERNAME: "sandbox-merchant",
  SATIM_PASSWORD: "sandbox-password",
  SATIM_TERMINAL: "E010000001",
  SMTP_URL: "smtp://127.0.0.1:25",
};
