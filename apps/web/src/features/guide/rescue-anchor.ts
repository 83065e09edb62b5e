/** Where an address may lead to: /guide/activation#no-connection. */
export const rescueAnchor = "no-connection";
