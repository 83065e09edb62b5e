import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Options = Record<string, unknown> & { challenge: string };
/** What a page of a site says of itself in what is signed. */
type Site = { origin: string; rpId: string };

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };
const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** A security key in a test's hand: one passkey, whose touches it counts. `copy` gives what a thief has who copied it. */
export class PlayedAuthenticator {
  readonly #site: Site;
  readonly #key: { privateKey: KeyObject; publicKey: KeyObject };
  readonly id: string;
  #counter = 0;
  #userHandle = "";

  constructor(
    site: Site,
    from?: {
      key: { privateKey: KeyObject; publicKey: KeyObject };
      id: string;
      counter: number;
      userHandle: string;
    },
  ) {
    this.#site = site;
    this.#key = from?.key ?? generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.id = from?.id ?? text(randomBytes(16));
    this.#counter = from?.counter ?? 0;
    this.#userHandle = from?.userHandle ?? "";
  }

  copy(site: Partial<Site> = {}): PlayedAuthenticator {
    const from = { key: this.#key, id: this.id, counter: this.#counter, userHandle: this.#userHandle };
    return new PlayedAuthenticator({ ...this.#site, ...site }, from);
  }

  create(options: Options) {
    this.#userHandle = (options.user as { id: string }).id;
    const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" });
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, "base64url"));
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      Buffer.from(isoCBOR.encode(cose)),
    ]);
    const authData = Buffer.concat([this.#head(flags.attested), attested]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options.challenge),
        attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ["usb"],
      },
    };
  }

  get(options: Options) {
    this.#counter += 1;
    const authenticatorData = this.#head(0);
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON,
        authenticatorData: text(authenticatorData),
        signature: text(sign("sha256", signed, this.#key.privateKey)),
        userHandle: this.#userHandle,
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: "public-key" as const, clientExtensionResults: {} };
  }

  #head(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const said = Buffer.from([flags.present | flags.verified | more]);
    return Buffer.concat([sha256(this.#site.rpId), said, counter]);
  }

  #clientData(type: string, challenge: string): string {
    return text(
      Buffer.from(JSON.stringify({ type, challenge, origin: this.#site.origin, crossOrigin: false })),
    );
  }
}
