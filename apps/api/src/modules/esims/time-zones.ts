/** The time zones of a country (`TR`); none for a region, or where nobody knows. */
export function timeZonesOf(destination: string): string[] {
  if (!/^[A-Z]{2}$/.test(destination)) return [];
  // Of newer engines than the compiler's library knows.
  const country = new Intl.Locale("und", { region: destination }) as Intl.Locale & {
    getTimeZones(): string[] | undefined;
  };
  return country.getTimeZones() ?? [];
}
