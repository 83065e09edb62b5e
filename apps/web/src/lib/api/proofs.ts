/** What this device is known by goes along in cookies that no script can read. */
export function addProofs(_headers: Headers, _path: string): void {}

export function keepProofs(_answer: Headers): void {}
