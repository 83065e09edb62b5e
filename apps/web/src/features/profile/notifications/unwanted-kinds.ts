/** What is not wanted once one kind is, or is no more. The shop may know more kinds than an app built before: they stay as they were. */
export const withKind = <Kind>(unwanted: readonly Kind[], kind: Kind, wanted: boolean): Kind[] => [
  ...unwanted.filter((one) => one !== kind),
  ...(wanted ? [] : [kind]),
];

export const withAll = <Kind>(unwanted: readonly Kind[], shown: readonly Kind[]): Kind[] => [
  ...new Set([...unwanted, ...shown]),
];
