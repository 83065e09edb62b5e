/** Of the destinations, which look alike, one of each kind: a country with warnings, one without, a region. */
const destinations = ["FR", "SA", "EUROPE"];
/** Pages that search engines aren't told of one by one. */
const unlisted = async (shopUrl: string) => {
  const answer = await fetch(`${shopUrl}/api/v1/app/destinations/FR/plans`);
  const { data } = (await answer.json()) as { data: { code: string }[] };
  return [`/packages/FR/${data[0]?.code}`];
};

/** Addresses of every public page in these languages, as the shop itself lists them for search engines. */
export async function publicAddresses(shopUrl: string, languages: readonly string[]): Promise<string[]> {
  const map = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address]) => new URL(address ?? "").pathname)
    .filter((address) => address.startsWith("/fr/"))
    .map((address) => address.slice("/fr".length));
  const shown = listed.filter((address) => {
    const [, page, code] = address.split("/");
    return page !== "packages" || destinations.includes(code ?? "");
  });
  const all = [...shown, ...(await unlisted(shopUrl))];
  return all.flatMap((address) => languages.map((language) => `/${language}${address}`));
}
