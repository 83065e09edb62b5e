/** `platform_timestamp_random` */
export function madeUpId(platform: string, now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const random = Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
  return `${platform}_${now}_${random}`;
}
