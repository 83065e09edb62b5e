/** Of a number as people read it. By itself: every page has it, and few have what else addresses are made of. */
export const telephoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
