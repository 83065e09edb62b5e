/** The address with one more query parameter, whatever query or fragment is already there. */
export function withParameter(address: string, name: string, value: string): string {
  const [page = "", fragment] = address.split("#");
  const joint = !page.includes("?") ? "?" : /[?&]$/.test(page) ? "" : "&";
  return `${page}${joint}${name}=${encodeURIComponent(value)}${fragment === undefined ? "" : `#${fragment}`}`;
}
