/** The secret of a link, as the contract's `linkToken` writes it. It stands in the fragment, which no server sees. */
export const tokenInAddress = (): string | undefined => /^#([\w-]{43})$/.exec(window.location.hash)?.[1];
