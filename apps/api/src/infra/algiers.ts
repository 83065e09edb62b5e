/** Algeria keeps UTC+1 all year. */
export const algiersOffset = "+01:00";
