import { createECDH, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Made once and kept: a new key would make every signed-in customer a stranger. As many characters as a real shop wants, in base64url. */
export function keptSecret(
  dataDir: string,
  name: string,
  encoding: "base64url" | "hex" = "base64url",
): string {
  const file = path.join(dataDir, name);
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString(encoding), { mode: 0o600, flag: "wx", flush: true });
  return readFileSync(file, "utf8").trim();
}

/** The key pair by which push services know this shop, made once and kept: another pair would end all notifications switched on. */
export function keptPushKeys(dataDir: string): { publicKey: string; privateKey: string } {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(keptSecret(dataDir, "push-key", "hex"), "hex");
  // Some keys begin with zeros, which must not get lost.
  const privateKey = pair.getPrivateKey("hex").padStart(64, "0");
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.from(privateKey, "hex").toString("base64url"),
  };
}
