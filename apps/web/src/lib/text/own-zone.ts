/** The time zone that this device is set to. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
