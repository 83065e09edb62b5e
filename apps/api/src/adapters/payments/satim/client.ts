import { parseJson, postText, UnknownOutcome } from "../../../infra/outbound/outbound.ts";

export type SatimOptions = {
  /** Such as `https://cib.satim.dz/payment/rest`. */
  baseUrl: string;
  userName: string;
  password: string;
  /** `force_terminal_id` of every registration. */
  terminalId: string;
  refunds: "api" | "manual";
  captcha?: "on" | "off";
  /** How long an answer is waited for; after that the outcome is unknown. */
  timeoutMs?: number;
};

export type SatimAnswer = Readonly<Record<string, unknown>>;
export type SatimClient = (endpoint: string, fields: Record<string, string>) => Promise<SatimAnswer>;

/** A form POST, so that credentials never stand in an address. Anything but a JSON object is an unknown outcome. */
export function createClient(options: SatimOptions): SatimClient {
  const { timeoutMs = 20_000 } = options;
  return async (endpoint, fields) => {
    const form = new URLSearchParams({ userName: options.userName, password: options.password, ...fields });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const text = await postText(`${options.baseUrl}/${endpoint}`, form.toString(), headers, timeoutMs);
    const answer = parseJson(text);
    if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
      throw new UnknownOutcome(`${endpoint}: the answer is not an object`);
    }
    return answer as SatimAnswer;
  };
}
