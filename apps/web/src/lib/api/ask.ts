/** In a browser the shop's own worker answers where the network doesn't (public/sw.js). */
export const ask = (address: string, init: RequestInit): Promise<Response> => fetch(address, init);
