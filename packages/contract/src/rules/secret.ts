/** 256 random bits, as the shop writes its secrets: of links, of devices, of what it asks of a browser. */
export const secretPattern = /^[\w-]{43}$/;
