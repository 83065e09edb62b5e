import * as z from "zod";
import { callOutside, parseJson } from "../../../infra/outbound/outbound.ts";
import type { IpLocation } from "../../../modules/location/ip-location.ts";

type Settings = { url: string; key: string | undefined };

/** Somebody waits at the first screen of an app. */
const timeoutMs = 2_000;

/** An address that is nobody's place (a private one) is answered with `error` and no currency. */
const answer = z.object({ currency: z.string().regex(/^[A-Z]{3}$/) });

export function createIpapi({ url, key }: Settings): IpLocation {
  const query = key ? `?key=${encodeURIComponent(key)}` : "";
  return {
    currencyAt: async (ip) => {
      const asked = `${url}/${encodeURIComponent(ip)}/json/${query}`;
      try {
        const { status, text } = await callOutside(asked, { method: "GET", headers: {} }, timeoutMs);
        return status === 200 ? (answer.safeParse(parseJson(text)).data?.currency ?? null) : null;
      } catch {
        return null; // what failed is not told: the address would be told with it
      }
    },
  };
}
