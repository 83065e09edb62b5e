/** Ways to pay beside each other, as many as fit, the last ones as wide as the row; four stand two by two. */
export const tilesLook = (count: number): string =>
  `flex flex-wrap gap-2 [&_label]:grow [&>button]:grow max-[18rem]:[&_label]:!basis-full max-[18rem]:[&>button]:!basis-full ${
    count === 4
      ? "[&_label]:basis-[max(9rem,40%)] [&>button]:basis-[max(9rem,40%)]"
      : "[&_label]:basis-26 [&>button]:basis-26"
  }`;
