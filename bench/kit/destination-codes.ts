import { fetchBytes } from "./fetch-bytes.ts";

/** A hundred places that have plans. */
export async function destinationCodes(apiUrl: string): Promise<string[]> {
  const { body } = await fetchBytes(`${apiUrl}/api/v1/app/destinations`);
  const { data }: { data: { code: string }[] } = JSON.parse(body.toString());
  return data.slice(0, 100).map(({ code }) => code);
}
