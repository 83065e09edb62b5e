export type Config = {
  port: number;
  host: string;
  apiUrl: string;
  /** Where people reach the shop, for canonical addresses; null: where this process listens. */
  publicUrl: string | null;
  development: boolean;
};

/** Throws one clear line for a variable that can't be used. */
export function configFrom(env: NodeJS.ProcessEnv): Config {
  return {
    port: portFrom(env.PORT),
    host: env.HOST || "0.0.0.0",
    apiUrl:
      addressFrom("API_URL", env.API_URL) ?? raise("API_URL is missing: where the api process listens."),
    publicUrl: addressFrom("PUBLIC_URL", env.PUBLIC_URL),
    development: env.NODE_ENV === "development",
  };
}

function portFrom(text = "3000"): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) raise(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function addressFrom(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text)) raise(`${name} must be an address like http://127.0.0.1:3001, not "${text}".`);
  return new URL(text).href.replace(/\/$/, "");
}

function raise(message: string): never {
  throw new Error(message);
}
