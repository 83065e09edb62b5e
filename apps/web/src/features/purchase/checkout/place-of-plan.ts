/**
 * Whose plan it was: codes begin with their place's (`TR-3GB-30D`), also of plans that are no longer sold and of which the
 * shop's pages say nothing. The longest that fits, since a place's code may begin like another's.
 */
export const placeOfPlan = <Place extends { code: string }>(
  plan: string,
  places: readonly Place[],
): Place | undefined =>
  places
    .filter(({ code }) => plan.startsWith(`${code}-`))
    .toSorted((one, other) => other.code.length - one.code.length)[0];
