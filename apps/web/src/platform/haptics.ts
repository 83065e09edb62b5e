/** A light knock that confirms a choice; browsers give none. */
export function knock(): void {}
