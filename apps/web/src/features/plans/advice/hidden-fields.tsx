/** What an address says already, kept by a form that asks for something else. */
export function HiddenFields({ of }: { of: Record<string, string | number | undefined> }) {
  return Object.entries(of).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
