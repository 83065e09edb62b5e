/** What is not wanted once one kind is, or is no more. The shop may know more kinds than an app built before: they stay as they were. */
export function withKind<Kind>(unwanted: readonly Kind[], kind: Kind, wanted: boolean): Kind[] {
  return [...unwanted.filter((one) => one !== kind), ...(wanted ? [] : [kind])];
}

export function withAll<Kind>(unwanted: readonly Kind[], shown: readonly Kind[]): Kind[] {
  return [...new Set([...unwanted, ...shown])];
}
