/** What the api insists on knowing. Nothing of this is reached: a migration talks to the database only. */
export const settingsForTests = {
  PUBLIC_URL: "http://localhost:3000",
  SECRET_KEY: "only-for-tests-only-for-tests-only-for-tests",
  ESIM_ACCESS_CODE: "sandbox-access-code",
  ESIM_ACCESS_SECRET: "sandbox-secret-key",
  SATIM_USERNAME: "sandbox-merchant",
  SATIM_PASSWORD: "sandbox-password",
  SATIM_TERMINAL: "E010000001",
  SMTP_URL: "smtp://127.0.0.1:25",
};
