/** Works that end when they are told to. */
export function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { begun, work, endNext: () => ends.shift()?.() };
}
